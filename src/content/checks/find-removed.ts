import { decodeEntities, listRemoved } from './html-rules.ts';

const TAG_NAME = /<([a-z][^\s/>]*)/iy;
/** A name and, if it has one, its value; a quote that is not closed goes on to the end. */
const ATTRIBUTE =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>"'][^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;
/** Elements whose text is none of the page's. */
const RAW_TEXT = ['script', 'style', 'textarea'];

/**
 * What the build would remove of HTML, each thing once. It finds what editors write; what is put into the page is the
 * build's to say. The browser's own parser would report each event attribute to the console, even where it cannot run.
 */
export function findRemoved(html: string): string[] {
  const found = new Set<string>();
  // Every step begins where the last one ended, so that no text takes longer than its length.
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const [opening, name = ''] = matchAt(TAG_NAME, html, at) ?? ['<'];
    at += opening.length;
    if (!name) continue;
    const tag = name.toLowerCase();
    const attributes = readAttributes(html, at);
    const end = matchAt(TAG_END, html, attributes.end);
    // A tag that nothing closes is not shown, nor is what follows.
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
    const [whole, given = '', ...value] = found;
    const name = given.toLowerCase();
    // Of two of one name the first one counts.
    if (!values.has(name)) values.set(name, decodeEntities(value.find(Boolean) ?? ''));
    end += whole.length;
  }
  return { values: Object.fromEntries(values), end };
}

/** Where an element ends that holds text only; at the end of all where nothing closes it. */
function endOfRawText(html: string, tag: string, start: number): number {
  const closing = new RegExp(`</${tag}`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html)?.index ?? html.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
