import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

export type Component = Parameters<AstroContainer['renderToString']>[0];

const RENDERER = '@astrojs/react';

/** A component as HTML. Astro's container remembers what it has rendered, so each gets a new one. */
export async function renderComponent(
  component: Component,
  props: Record<string, unknown>,
): Promise<string> {
  const astro = await AstroContainer.create();
  astro.addServerRenderer({ name: RENDERER, renderer: react });
  astro.addClientRenderer({ name: RENDERER, entrypoint: `${RENDERER}/client.js` });
  return astro.renderToString(component, { props });
}
