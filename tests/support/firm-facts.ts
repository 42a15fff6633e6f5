import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Files that are about the firm and nothing else. */
const ABOUT_THE_FIRM = ['company.json', 'theme.json', 'pages/*.json', 'faqs/*.json'];
/** Long enough to be nobody else's. */
const OWN_LENGTH = 7;
/** Longer ones may be cut short where they are shown. */
const SHOWN_LENGTH = 40;

/**
 * What a firm says of itself and another one does not, as one would search for it.
 * @param content the firm's content folder
 * @param other that of the other firm
 */
export function factsOf(content: string, other: string): string[] {
  const others = new Set(textsOf(other));
  return textsOf(content)
    .filter((text) => !others.has(text))
    .flatMap((text) => text.split(/\{\w+\}|<[^>]+>/))
    .map((text) => text.trim().slice(0, SHOWN_LENGTH))
    .filter((text) => text.length >= OWN_LENGTH && !others.has(text));
}

function textsOf(content: string): string[] {
  return globSync(ABOUT_THE_FIRM, { cwd: content }).flatMap((path) =>
    leavesOf(JSON.parse(readFileSync(join(content, path), 'utf8')) as object),
  );
}

/** Every text of a value but addresses of pages and pictures. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|\.\.?\/)/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
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
