import type { Condition, LegalParagraph } from '../schemas/pages/legal.ts';

/** The paragraphs that are true, as HTML, each with what continues it. */
export function joinParagraphs(
  paragraphs: readonly LegalParagraph[],
  isTrue: (condition: Condition) => boolean,
): string[] {
  const joined: string[][] = [];
  for (const { text, when, continues } of paragraphs) {
    if (!continues || joined.length === 0) joined.push([]);
    if (!when || isTrue(when)) joined.at(-1)?.push(text.html);
  }
  return joined.filter(({ length }) => length > 0).map((texts) => texts.join(' '));
}
