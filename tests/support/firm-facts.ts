import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Where facts stand in the published files of a folder, such as `about.html: Pier Road`. */
export function findFacts(site: string, facts: readonly string[]): string[] {
  const files = globSync('**/*.{html,json,js,css,xml,txt,svg,webmanifest}', { cwd: site });
  return files.flatMap((path) => {
    const text = readableTexts(path, readFileSync(join(site, path), 'utf8'));
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${path}: ${fact}`);
  });
}

/** A file's text as it stands and as it is read, and the files of a trial by what they hold. */
function readableTexts(path: string, text: string): string {
  if (basename(path) === 'trial.json') {
    const files = Object.values(JSON.parse(text) as Record<string, string>);
    return files.map((base64) => Buffer.from(base64, 'base64').toString()).join('\n');
  }
  const decoded = text.replaceAll(
    /&(?:amp|quot|lt|gt|#34|#39|#x27);/g,
    (entity) => ENTITIES[entity] ?? '',
  );
  return `${decoded}\n${decoded.replaceAll(/<[^>]*>/g, '')}`;
}
