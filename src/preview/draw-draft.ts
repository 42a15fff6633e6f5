import served from 'virtual:served-pictures';
import type { RemoteFolder } from '../content/kinds/remote-kinds.ts';
import { completeDraft, type Draft } from './complete-draft.ts';
import { findPictures, type GetAsset } from './draft-pictures.ts';
import { drawItem } from './draw-item.ts';

/** The id used for an item without a file. */
const NEW = 'new';

/**
 * Renders a draft as the site would show it.
 * @param id empty for a new item
 * @returns the HTML, and the pictures that the editor has not loaded yet
 */
export async function drawDraft(
  folder: RemoteFolder,
  typed: Draft,
  id: string,
  getAsset: GetAsset,
) {
  const { draft, findImage, missing } = findPictures(typed, getAsset, served);
  const markup = await drawItem(folder, completeDraft(folder, draft, id || NEW), findImage);
  return { markup, missing };
}
