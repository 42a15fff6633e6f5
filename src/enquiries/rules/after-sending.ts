import { sayDate } from '../../values/day-words.ts';
import { londonDay } from '../../values/london-day.ts';
import { ENQUIRY_FIELDS, type EnquiryRaw } from './fields.ts';

/** What was sent and when, to keep. The service is in the subject. */
export const copyOf = (sent: EnquiryRaw, at: Date): { label: string; text: string }[] => [
  { label: 'Sent on', text: sayDate(londonDay(at)) },
  ...ENQUIRY_FIELDS.filter(({ control }) => control.kind !== 'service').map(({ name, label }) => ({
    label,
    text: sent[name],
  })),
];

/** Words of the page or panel that gives thanks. */
export const SENT_HEADINGS = { next: 'What happens next', copy: 'What you sent' };
