import { checkItem, titleOf } from '../../model/checks/check-item.ts';
import type { Problem } from '../../model/checks/format-issues.ts';
import { describeLosses } from '../../model/checks/html-rules.ts';
import type { SourceFile } from '../../model/checks/content-file.ts';
import { findLosses } from './find-losses.ts';
import type { Kind } from './kinds.ts';

/** What the next build would make of a file. */
export interface Verdict {
  isUsed: boolean;
  title?: string | undefined;
  /** What keeps it out or, where it is used, what it is used without. */
  problems: Problem[];
}

/** Checks a file as the build does. */
export function checkFile(
  file: SourceFile,
  { schema, htmlFields }: Pick<Kind, 'schema' | 'htmlFields'>,
): Verdict {
  if ('problem' in file) return { isUsed: false, problems: [file.problem] };
  const checked = checkItem(file.name, file.text, schema);
  if (!checked.ok) return { isUsed: false, problems: checked.problems };
  const problems = htmlFields.flatMap((field) => {
    const html = checked.item[field];
    return typeof html === 'string' ? describeLosses(field, findLosses(html)) : [];
  });
  return { isUsed: true, title: titleOf(checked.item), problems };
}
