import react from '@astrojs/react/server.js';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { FindImage } from '../content/queries/images.ts';
import type { Item } from '../content/checks/check-item.ts';
import type { Kind } from '../content/kinds/kind.ts';
import { REMOTE_FOLDERS, REMOTE_KINDS, type RemoteFolder } from '../content/kinds/remote-kinds.ts';

const previews = import.meta.glob<{ default: AstroComponentFactory }>('./kinds/*.astro', {
  eager: true,
});
const previewOf = (folder: RemoteFolder) => previews[`./kinds/${folder}.astro`]?.default;

/** The kinds that are drawn; of the others an editor sees the fields one by one. */
export const DRAWN_FOLDERS = REMOTE_FOLDERS.filter(previewOf);

const RENDERER = '@astrojs/react';

/** The HTML of an item, by the site's own components: its entry in lists, and its page. */
export async function drawItem(
  folder: RemoteFolder,
  item: Item,
  findImage: FindImage,
): Promise<string> {
  const preview = previewOf(folder);
  if (!preview) throw new Error(`There is no preview of ${folder}`);
  const { picture }: Kind = REMOTE_KINDS[folder];
  const whole = picture ? { ...item, image: findImage(String(item[picture])) } : item;
  // Astro keeps what it has drawn, so that each drawing has one of its own.
  const astro = await AstroContainer.create();
  astro.addServerRenderer({ name: RENDERER, renderer: react });
  astro.addClientRenderer({ name: RENDERER, entrypoint: `${RENDERER}/client.js` });
  return astro.renderToString(preview, { props: { item: whole, findImage } });
}
