import { listRemoved } from './html-rules.ts';

const TAG_NAME = /<([a-z][^\s/>]*)/iy;
/** An attribute's name and value, if it has one; an unclosed quote runs to the end. */
const ATTRIBUTE =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>"'][^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;
/** Elements whose content is not displayed. */
const RAW_TEXT = ['script', 'style', 'textarea'];

/**
 * Lists the elements and attributes that the build would remove from HTML, each once, to inform editors. The build uses
 * its own parser. The browser's parser would log a policy violation for every event attribute.
 */
export function findRemoved(html: string): string[] {
  const found = new Set<string>();
  // Each step begins where the last one ended, which keeps it linear in the length.
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const [opening, name = ''] = matchAt(TAG_NAME, html, at) ?? ['<'];
    at += opening.length;
    if (!name) continue;
    const tag = name.toLowerCase();
    const attributes = readAttributes(html, at);
    const end = matchAt(TAG_END, html, attributes.end);
    // Browsers hide an unclosed tag and all that follows.
    if (!end) break;
    for (const part of listRemoved(tag, attributes.values)) found.add(part);
    at = attributes.end + end[0].length;
    if (RAW_TEXT.includes(tag)) at = endOfRawText(html, tag, at);
  }
  return [...found];
}

function readAttributes(html: string, start: number) {
  const values = new Map<string, string>();
  let end = start;
  for (let found = matchAt(ATTRIBUTE, html, end); found; found = matchAt(ATTRIBUTE, html, end)) {
    const [match, attribute = '', ...value] = found;
    const name = attribute.toLowerCase();
    // Of duplicate attributes, browsers use the first.
    if (!values.has(name)) values.set(name, decodeEntities(value.find(Boolean) ?? ''));
    end += match.length;
  }
  return { values: Object.fromEntries(values), end };
}

/** The end of an element that contains only text; the end of the HTML if it is never closed. */
function endOfRawText(html: string, tag: string, start: number): number {
  const closing = new RegExp(`</${tag}`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Decodes numeric character references, as in `java&#115;cript:`. */
function decodeEntities(text: string): string {
  return text.replace(/&#(x?)([0-9a-f]+);?/gi, (reference, hex: string, digits: string) => {
    const code = parseInt(digits, hex ? 16 : 10);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : reference;
  });
}
