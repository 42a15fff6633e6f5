const OPENING = 'The calculator on your site gave me:';
/** Our own lines as we wrote them: the opening, and a name with a figure on each line under it. */
const OUR_LINES = new RegExp(`${OPENING}\n(?:[^\n:]+: [^\n]+(?:\n|$))*`);

/**
 * A message that asks for a quote with a calculator's figures. What the visitor wrote stays;
 * figures of an earlier request make way.
 * @param message what stands in the message box so far, if anything does
 * @param lines the figures, one a line
 */
export function withFigures(message: string | undefined, lines: readonly string[]): string {
  const own = message?.replace(OUR_LINES, '').trim() || 'I would like a quote.';
  return `${own}\n\n${OPENING}\n${lines.join('\n')}\n\n`;
}
