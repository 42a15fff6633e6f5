import { checkItem, titleOf } from './check-item.ts';
import type { SourceFile } from './content-file.ts';
import { describeRemoved } from './html-rules.ts';
import type { Check } from '../manifest/compare.ts';
import type { Kind } from '../kinds/kind.ts';
import { findRemoved } from './find-removed.ts';

/** What the next build would make of a file. */
export interface FileCheck extends Check {
  title?: string | undefined;
}

/** Checks a file as the build does. */
export function checkFile(file: SourceFile, kind: Kind): FileCheck {
  if ('problem' in file) return { isUsed: false, problems: [file.problem] };
  const checked = checkItem(file.name, file.text, kind);
  if (!checked.ok) return { isUsed: false, problems: checked.problems };
  const problems = (kind.htmlFields ?? []).flatMap((field) => {
    const html = checked.item[field];
    return typeof html === 'string' ? describeRemoved(field, findRemoved(html)) : [];
  });
  return {
    isUsed: true,
    title: titleOf(checked.item),
    problems: [...checked.problems, ...problems],
  };
}
