import { Component, type ReactNode } from 'react';
import { BUTTONS } from './classes.ts';

interface BoundaryProps {
  /** Keeps typed text during a reload. */
  keep: () => void;
  children?: ReactNode;
}

/** Replaces a crashed island with instructions. A class, as React has no hook for this. */
export class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
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
