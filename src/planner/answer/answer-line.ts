/** A number of the answer, and how it comes about. */
export interface AnswerLine {
  name: string;
  value: string;
  /** From the low to the high end. */
  range?: string | undefined;
  working: readonly string[];
}
