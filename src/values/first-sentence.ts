/** The first sentence of a text, or all of it if there is only one. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s)/s.exec(text)?.[0] ?? text;
}
