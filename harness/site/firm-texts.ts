import { globSync, readFileSync } from 'node:fs';
import { PROJECT_ROOT } from './project-root.ts';

/** The files about the firm and nothing else, by path. */
export function readFirmTexts(root = PROJECT_ROOT): Map<string, object> {
  const paths = globSync('content/{company,pages/*,faqs/*}.json', { cwd: root }).toSorted();
  return new Map(
    paths.map((path) => [path, JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as object]),
  );
}
