import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { builtIn, pictures } from 'virtual:preview-content';
import type { Item } from '../content/model/check-item.ts';
import { FOLDERS, contentTypeOf, type Folder } from '../content/model/content-types.ts';
import { completeDraft, type PreviewDraft, findImages, type GetAsset } from './draft.ts';
import react from '../ui/render-island.ts';

type Component = Parameters<AstroContainer['renderToString']>[0];

const previews = import.meta.glob<Component>('./items/*.astro', { eager: true, import: 'default' });
const previewOf = (folder: Folder) => previews[`./items/${folder}.astro`];

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
  if (!preview) throw new Error(`There is no preview of ${folder}`);
  const { draft, findImage, missing } = findImages(typed, getAsset, pictures);
  const builtInItems: readonly Item[] = builtIn[folder];
  const sameId = builtInItems.find((item) => item.id === id);
  const item = completeDraft(folder, draft, id || 'new', sameId);
  const { picture } = contentTypeOf(folder);
  const withPicture = picture ? { ...item, image: findImage(String(item[picture])) } : item;
  return { markup: await renderComponent(preview, { item: withPicture, findImage }), missing };
}

/** A component as HTML. Astro's container remembers what it has rendered, so each gets a new one. */
async function renderComponent(
  component: Component,
  props: Record<string, unknown>,
): Promise<string> {
  const astro = await AstroContainer.create();
  astro.addServerRenderer({ name: react.name, renderer: react });
  astro.addClientRenderer({ name: react.name, entrypoint: '/hydrate.js' });
  return astro.renderToString(component, { props });
}
