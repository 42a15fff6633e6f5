import { Tokenizer, TokenizerMode } from 'parse5';
import { listRemoved } from './html-rules.ts';

/** Elements that contain only text. */
const RAW_TEXT = new Map<string, Tokenizer['state']>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
]);

const ignore = () => undefined;

/**
 * Lists the elements and attributes that the build would remove from HTML, each once, to inform editors. The build's
 * sanitiser is too large for browsers, and the browser's own parser would log a policy violation for every event attribute.
 */
export function findRemoved(html: string): string[] {
  const found = new Set<string>();
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
        for (const part of listRemoved(tagName, attributes)) found.add(part);
        tokenizer.state = RAW_TEXT.get(tagName) ?? tokenizer.state;
      },
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return [...found];
}
