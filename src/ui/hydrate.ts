import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island's server-rendered HTML to life, in the place of the Astro integration's own client: that one also
 * carries slots, form actions and components without server HTML, which no island has, for half a kilobyte a page.
 */
export default function createHydrator(island: HTMLElement) {
  return (Component: ComponentType, props: object): void => {
    if (!island.hasAttribute('ssr')) return;
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props), { identifierPrefix });
    });
  };
}
