import { ENQUIRY_FIELDS } from '../rules/fields.ts';
import { thanks, toMend, unread, type Firm, type FormAnswer } from './answer-words.ts';

/** The answer to a form in plain text, repeating everything that was typed. */
export function describeInText(answer: FormAnswer, { contact }: Firm): string {
  const reach = `call ${contact.phone} or write to ${contact.email}`;
  switch (answer.kind) {
    case 'sent':
      return Object.values(thanks(answer.reference, reach)).join('\n\n');
    case 'unread': {
      const { heading, goBack } = unread(reach);
      return [heading, answer.error, goBack].join('\n\n');
    }
    case 'to-mend': {
      const { heading, kept } = toMend(reach);
      const { form, errors, error } = answer;
      const messages = errors.length > 0 ? errors.map(({ message }) => message) : [error];
      const written = ENQUIRY_FIELDS.map(({ name, label }) => `${label}: ${form.raw[name]}`);
      return [heading, ...messages, kept, ...written].join('\n\n');
    }
  }
}
