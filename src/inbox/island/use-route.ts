import { useSyncExternalStore } from 'react';
import { isInboxView, type InboxView } from '../rules/inbox.ts';

/** The view of the page. Kept in the URL, so that reloading, links and the back button work. */
export interface Route {
  view: InboxView;
  search: string;
  /** The id of the open enquiry; empty for none. */
  id: string;
}

function parseRoute(url: string): Route {
  const query = new URLSearchParams(url);
  const view = query.get('view');
  return {
    view: isInboxView(view) ? view : 'unanswered',
    search: query.get('search') ?? '',
    id: query.get('id') ?? '',
  };
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => {
    removeEventListener('popstate', onChange);
  };
}

export const useRoute = (): Route =>
  parseRoute(
    useSyncExternalStore(
      subscribe,
      () => location.search,
      () => '',
    ),
  );

/** Navigates within the page. @param replaces whether the back button skips this change */
export function navigate(route: Route, replaces = false): void {
  const query = new URLSearchParams(Object.entries(route).filter(([, value]) => value !== ''));
  const url = `${location.pathname}?${query.toString()}`;
  if (replaces) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}
