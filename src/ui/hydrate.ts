import { createElement, startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './IslandBoundary.tsx';
import { watchTypedTexts } from './typed-texts.ts';

/**
 * Hydrates an island. Unlike the client of Astro's React integration it has no named slots, form actions or components
 * without server HTML, which no island here uses.
 */
export default function createHydrator(island: HTMLElement) {
  return (Component: ComponentType, props: object): void => {
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    // Keeps the island's children from the page unchanged.
    const __html = island.querySelector('astro-slot')?.innerHTML;
    const children = __html && createElement('astro-slot', { dangerouslySetInnerHTML: { __html } });
    const content = createElement(Component, props, children);
    const keep = watchTypedTexts(island);
    const bounded = createElement(IslandBoundary, { keep }, content);
    startTransition(() => {
      // HTML changed by a page translator cannot be hydrated.
      if (island.querySelector(':is(font)'))
        createRoot(island, { identifierPrefix }).render(bounded);
      else hydrateRoot(island, bounded, { identifierPrefix });
    });
  };
}
