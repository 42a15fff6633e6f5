const OPENING = 'The calculator on your site gave me:';
/** The lines we added ourselves: the opening, then a name and a figure on each line. */
const OUR_LINES = new RegExp(`${OPENING}\n(?:[^\n:]+: [^\n]+(?:\n|$))*`);

/**
 * A message that asks for a quote with a calculator's figures. The visitor's own words stay; figures from an earlier
 * request are replaced.
 * @param message the message so far, if any
 * @param lines the figures, one per line
 */
export function withFigures(message: string | undefined, lines: readonly string[]): string {
  const own = message?.replace(OUR_LINES, '').trim() || 'I would like a quote.';
  return `${own}\n\n${OPENING}\n${lines.join('\n')}\n\n`;
}
