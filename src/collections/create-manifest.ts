import type { ContentFolder, FolderManifest, Manifest } from '../model/content/manifest.ts';
import type { CollectionReport } from './report.ts';

export interface BuildFacts {
  builtAt: Date;
  /** Of this site, where it is known. */
  commit: string | undefined;
  /** owner/name of the content repository; undefined: the built-in content. */
  repo: string | undefined;
  ref: string;
}

/** What a build was made from, out of the reports of its collections. */
export function createManifest(reports: readonly CollectionReport[], facts: BuildFacts): Manifest {
  const folder = (name: ContentFolder) =>
    describeFolder(reports.find((report) => report.folder === name));
  return {
    builtAt: facts.builtAt.toISOString(),
    ...(facts.commit ? { commit: facts.commit } : {}),
    ...(facts.repo ? { repo: facts.repo } : {}),
    ref: facts.ref,
    folders: {
      services: folder('services'),
      properties: folder('properties'),
      'case-studies': folder('case-studies'),
      benefits: folder('benefits'),
    },
  };
}

function describeFolder(report: CollectionReport | undefined): FolderManifest {
  const { source = '', failure, used = [], refused = [], problems = [] } = report ?? {};
  const problemsOf = (name: string) =>
    problems.filter(({ file }) => file === name).map(({ problem }) => problem);
  const isRefused = (name: string) => refused.some(({ file }) => file === name);
  return {
    source,
    ...(failure ? { failure } : {}),
    used: used.map(({ id, title = id, file, sha = '', isBuiltIn }) => {
      // The problems of a name are those of the refused file, not of the one in its place.
      const notices = isRefused(file) ? [] : problemsOf(file);
      return { id, title, file, sha, isBuiltIn, notices };
    }),
    refused: refused.map(({ file, sha = '' }) => ({ file, sha, problems: problemsOf(file) })),
  };
}
