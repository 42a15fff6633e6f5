import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { FindImage } from '../content/queries/images.ts';
import type { Item } from '../content/checks/check-item.ts';
import type { Kind } from '../content/kinds/kind.ts';
import { REMOTE_KINDS, type RemoteFolder } from '../content/kinds/remote-kinds.ts';
import BenefitPreview from './BenefitPreview.astro';
import CaseStudyPreview from './CaseStudyPreview.astro';
import PropertyPreview from './PropertyPreview.astro';
import ServicePreview from './ServicePreview.astro';

const PREVIEWS = {
  services: ServicePreview,
  properties: PropertyPreview,
  'case-studies': CaseStudyPreview,
  benefits: BenefitPreview,
} as const satisfies Record<RemoteFolder, unknown>;

const RENDERER = '@astrojs/react';

/** Renders an item with the site's own components: its entry in lists, and its page. */
export async function drawItem(
  folder: RemoteFolder,
  item: Item,
  findImage: FindImage,
): Promise<string> {
  const { picture }: Kind = REMOTE_KINDS[folder];
  const whole = picture ? { ...item, image: findImage(String(item[picture])) } : item;
  // Astro's container remembers what it has rendered, so each render gets a new one.
  const astro = await AstroContainer.create();
  astro.addServerRenderer({ name: RENDERER, renderer: react });
  astro.addClientRenderer({ name: RENDERER, entrypoint: `${RENDERER}/client.js` });
  return astro.renderToString(PREVIEWS[folder], { props: { item: whole, findImage } });
}
