import { globSync, readFileSync } from 'node:fs';
import { PROJECT_ROOT } from './project-root.ts';

/** The files about the firm and nothing else, by path in the content. */
export function readFirmTexts(root = PROJECT_ROOT): Map<string, object> {
  const cwd = `${root}/content`;
  const paths = globSync('{company,pages/*,faqs/*,case-studies/*,properties/*}.json', { cwd });
  return new Map(
    paths
      .toSorted()
      .map((path) => [path, JSON.parse(readFileSync(`${cwd}/${path}`, 'utf8')) as object]),
  );
}
