import served from 'virtual:served-pictures';
import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { Kind } from '../content/kinds/kind.ts';
import { REMOTE_KINDS, type RemoteFolder } from '../content/kinds/remote-kinds.ts';
import BenefitPreview from './BenefitPreview.astro';
import CaseStudyPreview from './CaseStudyPreview.astro';
import { completeDraft, type Draft } from './complete-draft.ts';
import { findPictures, type GetAsset } from './draft-pictures.ts';
import PropertyPreview from './PropertyPreview.astro';
import ServicePreview from './ServicePreview.astro';

const PREVIEWS = {
  services: ServicePreview,
  properties: PropertyPreview,
  'case-studies': CaseStudyPreview,
  benefits: BenefitPreview,
} as const satisfies Record<RemoteFolder, unknown>;

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
  const { draft, findImage, missing } = findPictures(typed, getAsset, served);
  const item = completeDraft(folder, draft, id || 'new');
  const { picture }: Kind = REMOTE_KINDS[folder];
  const whole = picture ? { ...item, image: findImage(String(item[picture])) } : item;
  // Astro keeps what it has drawn, so that each drawing has one of its own.
  const astro = await AstroContainer.create();
  astro.addServerRenderer({ name: RENDERER, renderer: react });
  astro.addClientRenderer({ name: RENDERER, entrypoint: `${RENDERER}/client.js` });
  const props = { item: whole, findImage };
  return { markup: await astro.renderToString(PREVIEWS[folder], { props }), missing };
}
