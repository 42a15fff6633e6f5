import { sayOpenNow } from '../../values/dates/opening-hours.ts';

/** When the firm answers. */
export interface Answering {
  /** Who reads an enquiry, and by when they call: a sentence of the firm's. */
  answer: string;
  /** When it opens and closes, as `openChanges` gives them. */
  opens: string;
}

/** What happens to an enquiry that has just been sent. */
export const sayNext = ({ answer, opens }: Answering, at: Date): string =>
  [answer, sayOpenNow(opens, at.getTime())].filter(Boolean).join(' ');
