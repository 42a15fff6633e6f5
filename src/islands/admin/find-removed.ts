import { decodeEntities, listRemoved } from '../../model/checks/html-rules.ts';

const RAW_TEXT = /<(script|style|textarea)\b[^>]*>[^]*?<\/\1\s*>/gi;
const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * What the build would remove of HTML, each thing once. It finds what editors write; what is put into the page is the
 * build's to say. The browser's own parser would report each event attribute to the console, even where it cannot run.
 */
export function findRemoved(html: string): string[] {
  const tags = html.replace(RAW_TEXT, '<$1>').matchAll(TAG);
  const found = [...tags].flatMap(([, tag = '', rest = '']) =>
    listRemoved(tag.toLowerCase(), readAttributes(rest)),
  );
  return [...new Set(found)];
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      decodeEntities(values.find(Boolean) ?? ''),
    ]),
  );
}
