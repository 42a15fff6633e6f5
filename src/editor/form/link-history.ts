import type { CmsConfig } from '@sveltia/cms';
import { pathInContent } from '../path-in-content.ts';

const LINK = '#history';

/** Keeps a link above the form that leads to the history of the item that is open. */
export function linkHistory(config: CmsConfig): void {
  const link = document.querySelector<HTMLAnchorElement>(LINK);
  if (!link) return;
  const follow = () => {
    const path = pathInContent(location.hash, config);
    link.hidden = path === undefined;
    link.href = `/admin/history#${path}`;
  };
  follow();
  // The tool changes its address without an event when a new item has been saved.
  link.addEventListener('pointerdown', follow);
  addEventListener('hashchange', follow);
}
