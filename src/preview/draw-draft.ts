import served from 'virtual:served-pictures';
import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { Item } from '../content/checks/check-item.ts';
import type { Kind } from '../content/kinds/kind.ts';
import { REMOTE_FOLDERS, REMOTE_KINDS, type RemoteFolder } from '../content/kinds/remote-kinds.ts';
import { builtIn } from './built-in.ts';
import { completeDraft, type Draft } from './complete-draft.ts';
import { findPictures, type GetAsset } from './draft-pictures.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];

const previews = import.meta.glob<Component>('./kinds/*.astro', { eager: true, import: 'default' });
const previewOf = (folder: RemoteFolder) => previews[`./kinds/${folder}.astro`];

/** The kinds that are drawn; of the others an editor sees the fields one by one. */
export const DRAWN_FOLDERS = REMOTE_FOLDERS.filter(previewOf);

const RENDERER = '@astrojs/react';

/**
 * A draft as HTML, by the site's own components: its entry in lists, and its page.
 * @param id empty for a new item, which has no file yet
 * @returns the HTML, and the pictures that the editor has not loaded yet
 */
export async function drawDraft(
  folder: RemoteFolder,
  typed: Draft,
  id: string,
  getAsset: GetAsset,
) {
  const preview = previewOf(folder);
  if (!preview) throw new Error(`There is no preview of ${folder}`);
  const { draft, findImage, missing } = findPictures(typed, getAsset, served);
  const ours: readonly Item[] = builtIn[folder];
  const sameId = ours.find((item) => item.id === id);
  const item = completeDraft(folder, draft, id || 'new', sameId);
  const { picture }: Kind = REMOTE_KINDS[folder];
  const whole = picture ? { ...item, image: findImage(String(item[picture])) } : item;
  // Astro's container remembers what it has rendered, so each render gets a new one.
  const astro = await AstroContainer.create();
  astro.addServerRenderer({ name: RENDERER, renderer: react });
  astro.addClientRenderer({ name: RENDERER, entrypoint: `${RENDERER}/client.js` });
  const props = { item: whole, findImage };
  return { markup: await astro.renderToString(preview, { props }), missing };
}
