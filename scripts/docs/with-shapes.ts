import { format, resolveConfig } from 'prettier';
import { describeShapes } from './describe-shapes.ts';

const [BEGIN, END] = ['<!-- shapes: written by npm run docs -->', '<!-- end of shapes -->'];

/**
 * A document with its part on shapes written anew.
 * @throws when it has no place for them
 */
export async function withShapes(text: string): Promise<string> {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`there is no place between ${BEGIN} and ${END}`);
  const whole = `${text.slice(0, from)}${BEGIN}\n\n${describeShapes()}\n\n${text.slice(to)}`;
  return format(whole, { ...(await resolveConfig('docs/editor.md')), parser: 'markdown' });
}
