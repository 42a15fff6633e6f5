import { checkFile } from '../content/checks/check-file.ts';
import type { Problem } from '../content/checks/problem.ts';
import type { Kind } from '../content/kinds/kind.ts';

/** A picture that was chosen and gets its name when it is saved. */
const NEW_PICTURE = /"blob:[^"]*"/g;
/** Stands in for what a new item is going to be called. */
const NEW_ITEM = 'new-item';

/** What came where nothing was filled in. Each box says by itself that it needs something. */
const NOTHING = ['""', 'nothing', 'null', '0 characters', '0 entries'];

/**
 * What the site's own check says of what an item holds as the form would write it.
 * @param slug name of its file without .json; empty where it is new
 * @param text of its file
 */
export function checkEntry(kind: Kind, slug: string, text: string): Problem[] {
  const named = text.replace(NEW_PICTURE, '"/uploads/new-picture.svg"');
  const { problems } = checkFile({ name: `${slug || NEW_ITEM}.json`, text: named }, kind);
  return problems.filter(({ got = '' }) => !NOTHING.includes(got));
}
