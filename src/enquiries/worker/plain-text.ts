import { copyOf, SENT_HEADINGS } from '../rules/enquiry.ts';
import { ENQUIRY_FIELDS } from '../rules/fields.ts';
import { thanks, toMend, unread, type Firm, type FormAnswer } from './answer-words.ts';
import { sayNext } from './say-next.ts';

/** The answer to a form in plain text, repeating everything that was typed. */
export function describeInText(answer: FormAnswer, firm: Firm): string {
  const { contact } = firm;
  const reach = `call ${contact.phone} or write to ${contact.email}`;
  switch (answer.kind) {
    case 'sent': {
      const { heading, lead, more } = thanks(answer.reference, reach);
      const copy = copyOf(answer.sent, answer.at).map(inLine);
      const next = sayNext(firm, answer.at);
      const parts = [heading, lead, SENT_HEADINGS.next, next, more, SENT_HEADINGS.copy, ...copy];
      return parts.join('\n\n');
    }
    case 'unread': {
      const { heading, goBack } = unread(reach);
      return [heading, answer.error, goBack].join('\n\n');
    }
    case 'to-mend': {
      const { heading, kept } = toMend(reach);
      const { form, errors, error } = answer;
      const messages = errors.length > 0 ? errors.map(({ message }) => message) : [error];
      const written = ENQUIRY_FIELDS.map(({ name, label }) =>
        inLine({ label, text: form.raw[name] }),
      );
      return [heading, ...messages, kept, ...written].join('\n\n');
    }
  }
}

const inLine = ({ label, text }: { label: string; text: string }) => `${label}: ${text}`;
