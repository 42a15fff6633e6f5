import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island, in place of the Astro integration's own client. That one also supports several slots, form
 * actions and components without server HTML, which no island here uses, for half a kilobyte a page.
 */
export default function createHydrator(island: HTMLElement) {
  return (Component: ComponentType, props: object): void => {
    if (!island.hasAttribute('ssr')) return;
    const slot = island.querySelector('astro-slot');
    const children =
      slot &&
      createElement('astro-slot', {
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: slot.innerHTML },
      });
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    startTransition(() => {
      hydrateRoot(island, createElement(Component, props, children), { identifierPrefix });
    });
  };
}
