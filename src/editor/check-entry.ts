import { checkItemFile } from '../content/model/check-item.ts';
import type { Problem } from '../content/model/problem.ts';
import type { ContentType } from '../content/model/content-types.ts';

/** A picture that has been chosen, but is only named when saved. */
const NEW_PICTURE = /"blob:[^"]*"/g;
/** A stand-in for the name of a new item. */
const NEW_ITEM = 'new-item';

/** A file's text with a name for each new picture. */
export const withNamedPictures = (text: string): string =>
  text.replace(NEW_PICTURE, '"/uploads/new-picture.svg"');

/**
 * Runs the site's own check on an item as the form would write it.
 * @param slug its file name without .json; empty if it is new
 * @param text the text of its file
 */
export const checkEntry = (contentType: ContentType, slug: string, text: string): Problem[] =>
  checkItemFile({ name: `${slug || NEW_ITEM}.json`, text: withNamedPictures(text) }, contentType)
    .problems;
