import { globSync, readFileSync } from 'node:fs';
import { CONTENT } from './content-folder.ts';

/** The files about the firm and nothing else that the site shows, by path in the content. */
export function readFirmTexts(cwd = CONTENT): Map<string, object> {
  const paths = globSync('{company,pages/*,faqs/*,case-studies/*,properties/*}.json', { cwd });
  return new Map(
    paths
      .toSorted()
      .map((path) => [path, JSON.parse(readFileSync(`${cwd}/${path}`, 'utf8')) as object] as const)
      .filter(([, file]) => !('hidden' in file && file.hidden)),
  );
}
