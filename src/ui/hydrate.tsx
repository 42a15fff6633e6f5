import {
  Component,
  createElement,
  startTransition,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BUTTONS } from './classes.ts';
import { watchTypedTexts } from './typed-texts.ts';

interface BoundaryProps {
  /** Keeps typed text during a reload. */
  keep: () => void;
  children?: ReactNode;
}

/** Replaces a crashed island with instructions. A class, as React has no hook for this. */
class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React removes the island's fields right after this.
    this.props.keep();
    const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
    return (
      <div className="alert" role="alert">
        <p className="alert-title">This part of the page has stopped working</p>
        <p>
          <span>Reload the page to carry on. Your entries are kept. </span>
          {phone && (
            <span>
              You can also call <a href={phone.href}>{phone.textContent}</a>.
            </span>
          )}
        </p>
        <button
          type="button"
          className={`mt-3 ${BUTTONS.quiet}`}
          onClick={() => {
            location.reload();
          }}
        >
          Reload the page
        </button>
      </div>
    );
  }
}

/**
 * Hydrates an island. Unlike the client of Astro's React integration it has no named slots, form actions or components
 * without server HTML, which no island here uses.
 */
export default function createHydrator(island: HTMLElement) {
  return (Island: ComponentType, props: object): void => {
    const identifierPrefix = island.getAttribute('prefix') ?? '';
    // Keeps the island's children from the page unchanged.
    const __html = island.querySelector('astro-slot')?.innerHTML;
    const children = __html && createElement('astro-slot', { dangerouslySetInnerHTML: { __html } });
    const content = createElement(Island, props, children);
    const keep = watchTypedTexts(island);
    const bounded = <IslandBoundary keep={keep}>{content}</IslandBoundary>;
    startTransition(() => {
      // HTML changed by a page translator cannot be hydrated.
      if (island.querySelector(':is(font)'))
        createRoot(island, { identifierPrefix }).render(bounded);
      else hydrateRoot(island, bounded, { identifierPrefix });
    });
  };
}
