import { format, resolveConfig } from 'prettier';

/**
 * A document with a part of it written anew.
 * @param name of the part, as its marks have it
 * @throws when the document has no place for it
 */
export async function withPart(text: string, name: string, part: string): Promise<string> {
  const [begin, end] = [`<!-- ${name}: written by npm run docs -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there is no place between ${begin} and ${end}`);
  const whole = `${text.slice(0, from)}${begin}\n\n${part}\n\n${text.slice(to)}`;
  return format(whole, { ...(await resolveConfig('docs/editor.md')), parser: 'markdown' });
}
