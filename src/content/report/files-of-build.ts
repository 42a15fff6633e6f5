import { FIRM_FILES, PAGES_FOLDER } from '../kinds/single-files.ts';
import { FOLDERS, KINDS } from '../kinds/kinds.ts';
import type { CollectionReport } from './report.ts';

/** Files of content that belong together, such as all services. */
export interface FilesOfBuild {
  label: string;
  files: { path: string; title: string }[];
}

/** All files that editors change, by what the form calls their lists. */
export function listFilesOf(reports: readonly CollectionReport[]): FilesOfBuild[] {
  const names = Object.keys(FIRM_FILES);
  const isPage = (name: string) => name.startsWith(`${PAGES_FOLDER}/`);
  const single = (label: string, which: readonly string[]) => ({
    label,
    files: which.map((name) => ({ path: `${name}.json`, title: titleOf(name) })),
  });
  const folders = FOLDERS.map((folder) => ({
    label: KINDS[folder].label,
    files: (reports.find((report) => report.folder === folder)?.files?.used ?? []).map(
      ({ file, title }) => ({ path: `${folder}/${file}`, title }),
    ),
  }));
  return [
    single(
      'The firm',
      names.filter((name) => !isPage(name)),
    ),
    ...folders.filter(({ files }) => files.length > 0),
    single('Texts of pages', names.filter(isPage)),
  ];
}

/** "Home" for pages/home. */
function titleOf(name: string): string {
  const words = (name.split('/').at(-1) ?? name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
