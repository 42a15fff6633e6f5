/** A text whose part between two marks is these lines. @throws when it has no such marks */
export function withPart(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name}: measured by npm run bench -->`, `<!-- end of ${name} -->`];
  const [from, until] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || until < from) throw new Error(`No place is marked for ${name}`);
  return `${text.slice(0, from)}${begin}\n\n${lines.join('\n')}\n\n${text.slice(until)}`;
}
