import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import served from 'virtual:served-pictures';
import type { Item } from '../content/model/check-item.ts';
import { FOLDERS, contentTypeOf, type Folder } from '../content/model/content-types.ts';
import { builtIn } from './built-in.ts';
import { completeDraft, type PreviewDraft } from './complete-draft.ts';
import { findPictures, type GetAsset } from './draft-pictures.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];

const previews = import.meta.glob<Component>('./kinds/*.astro', { eager: true, import: 'default' });
const previewOf = (folder: Folder) => previews[`./kinds/${folder}.astro`];

/** The content types with a preview; for others, the CMS lists the fields. */
export const DRAWN_FOLDERS = FOLDERS.filter(previewOf);

/**
 * Renders a draft with the site's own components: its entry in lists, and its page.
 * @param id empty for a new item, which has no file yet
 * @returns the HTML, and the pictures that the CMS has not loaded yet
 */
export async function renderDraft(
  folder: Folder,
  typed: PreviewDraft,
  id: string,
  getAsset: GetAsset,
) {
  const preview = previewOf(folder);
  if (!preview) throw new Error(`${folder} has no preview`);
  const { draft, findImage, missing } = findPictures(typed, getAsset, served);
  const ours: readonly Item[] = builtIn[folder];
  const sameId = ours.find((item) => item.id === id);
  const item = completeDraft(folder, draft, id || 'new', sameId);
  const { picture } = contentTypeOf(folder);
  const whole = picture ? { ...item, image: findImage(String(item[picture])) } : item;
  return { markup: await renderComponent(preview, { item: whole, findImage }), missing };
}

const RENDERER = '@astrojs/react';

/** Renders a component to HTML. Astro's container keeps state, so each component gets a new one. */
async function renderComponent(
  component: Component,
  props: Record<string, unknown>,
): Promise<string> {
  const astro = await AstroContainer.create();
  astro.addServerRenderer({ name: RENDERER, renderer: react });
  astro.addClientRenderer({ name: RENDERER, entrypoint: `${RENDERER}/client.js` });
  return astro.renderToString(component, { props });
}
