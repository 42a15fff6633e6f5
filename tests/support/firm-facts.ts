import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that are about the firm and nothing else. */
const ABOUT_THE_FIRM = ['company.json', 'theme.json', 'pages/*.json', 'faqs/*.json'];
/** Words of the language and of the region, which are nobody's own. */
const NOT_OWN = /^(keywords|areaServed)$/;
/** Longer texts may be cut short where they are shown. */
const SHOWN_LENGTH = 40;
/** What stands between the facts in a text is its own from this length on. */
const PART_LENGTH = 24;

/**
 * What a firm says of itself and another one does not, as one would search for it.
 * @param content the firm's content folder
 * @param other that of the other firm
 */
export function factsOf(content: string, other: string): string[] {
  const others = new Set(textsOf(other));
  const region = globSync('{stations,postcode-areas*}.json', { cwd: content })
    .map((path) => readFileSync(join(content, path), 'utf8'))
    .join();
  return textsOf(content)
    .filter((text) => !others.has(text) && !region.includes(text))
    .flatMap((text) => {
      const parts = text.split(/\{\w+\}|<[^>]+>/).map((part) => part.trim());
      return parts.length > 1 ? parts.filter(({ length }) => length >= PART_LENGTH) : parts;
    })
    .filter((text) => /\S[\s@]\S|\w@\w/.test(text))
    .map((text) => text.slice(0, SHOWN_LENGTH));
}

function textsOf(content: string): string[] {
  return globSync(ABOUT_THE_FIRM, { cwd: content }).flatMap((path) =>
    leavesOf(JSON.parse(readFileSync(join(content, path), 'utf8')) as object),
  );
}

/** Every text of a value but addresses of pages and pictures. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|\.\.?\/)/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => !NOT_OWN.test(name));
  return entries.flatMap(([, each]) => leavesOf(each));
}
