/** The first sentence of a text; the whole text where it is one. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s)/s.exec(text)?.[0] ?? text;
}
