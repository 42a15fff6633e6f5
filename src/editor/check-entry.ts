import { checkFile } from '../content/checks/check-file.ts';
import type { Problem } from '../content/checks/problem.ts';
import type { Kind } from '../content/kinds/kind.ts';

/** A picture that has been chosen, but is only named when saved. */
const NEW_PICTURE = /"blob:[^"]*"/g;
/** A stand-in for the name of a new item. */
const NEW_ITEM = 'new-item';

/** What the check finds in an empty box. Each box already says by itself that it is required. */
const NOTHING = ['""', 'nothing', 'null', '0 characters', '0 entries'];

/**
 * Runs the site's own check on an item as the form would write it.
 * @param slug its file name without .json; empty if it is new
 * @param text the text of its file
 */
export function checkEntry(kind: Kind, slug: string, text: string): Problem[] {
  const named = text.replace(NEW_PICTURE, '"/uploads/new-picture.svg"');
  const { problems } = checkFile({ name: `${slug || NEW_ITEM}.json`, text: named }, kind);
  return problems.filter(({ got = '' }) => !NOTHING.includes(got));
}
