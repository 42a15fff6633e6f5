import type { Field } from '@sveltia/cms';
import type { Folder } from '../content/model/content-types.ts';
import { DASHBOARD_FOLDERS } from '../content/model/dashboard-types.ts';
import type { Manifest, ReadFile } from '../content/model/manifest.ts';
import type { Problem } from '../content/model/problem.ts';
import { buildCollection } from './build-collection.ts';
import { labelOfPath } from './field-labels.ts';
import { nameProblem, quoteValue } from './format-problems.ts';

/** Adds to each problem in a folder's file its sentence for the dashboard, in the words of the form. */
export function withFormWords(folder: Folder, problems: readonly Problem[]): Problem[] {
  const form = buildCollection(folder).fields;
  return problems.map((problem) => ({ ...problem, formWords: describeInForm(problem, form) }));
}

/** A problem in the words of the form. @param form the fields of the file's form */
export function describeInForm(problem: Problem, form: readonly Field[]): string {
  const { field, got, untilThen, otherwise } = problem;
  const place = field ? labelOfPath(field, form) : 'The whole file';
  const effects = [
    untilThen && ` Until then ${untilThen}.`,
    otherwise && ` Otherwise ${otherwise}.`,
  ];
  return [nameProblem(place, quoteValue(got), problem), ...effects].filter(Boolean).join('');
}

/** Adds the form's words to all problems of a build. */
export function addFormWords(manifest: Manifest): Manifest {
  const folders = { ...manifest.folders };
  for (const folder of DASHBOARD_FOLDERS) {
    const addTo = <F extends ReadFile>(files: readonly F[]): F[] =>
      files.map((file) => ({ ...file, problems: withFormWords(folder, file.problems) }));
    const { used, hidden, skipped, ...others } = folders[folder];
    folders[folder] = {
      ...others,
      used: addTo(used),
      hidden: addTo(hidden),
      skipped: addTo(skipped),
    };
  }
  return { ...manifest, folders };
}
