import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  PAGE_SIZE,
  type EnquiryAction,
  type InboxList,
  type OpenEnquiry,
  INBOX_API,
  isInboxView,
  type InboxView,
} from '../rules/inbox.ts';

/** A list, with the view that was requested. */
interface Listed extends Pick<Route, 'view'> {
  list: InboxList;
  /** When it was read. */
  at: number;
}

/** The inbox's state: the list, the open enquiry, and actions on them. */
export function useInbox() {
  const route = useRoute();
  const { view, search, id } = route;
  const [listed, setListed] = useState<Listed>();
  const [enquiry, setEnquiry] = useState<OpenEnquiry>();
  const [failure, setFailure] = useState('');
  /** The message about the last action, also announced to screen readers. */
  const [confirmation, setConfirmation] = useState('');
  /** Only the latest request for a list may change it. */
  const latest = useRef(0);

  /** The result of a request; undefined after a failure, which is shown. */
  const attempt = <T>(request: Promise<T>): Promise<T | undefined> =>
    request.then(
      (result) => {
        setFailure('');
        return result;
      },
      (error: unknown) => {
        setFailure((error as Error).message);
        return undefined;
      },
    );

  const load = (skip = 0) => {
    const requestId = (latest.current += 1);
    const query = new URLSearchParams({ view, search, skip: String(skip) });
    void attempt(requestInbox<InboxList>(`?${query.toString()}`)).then((found) => {
      if (!found || requestId !== latest.current) return;
      setListed((before) => {
        const newer = skip > 0 && before ? before.list.enquiries : [];
        const list = { ...found, enquiries: [...newer, ...found.enquiries] };
        return { view, list, at: Date.now() };
      });
    });
  };
  const read = () => {
    if (id === '') return;
    void attempt(requestInbox<OpenEnquiry>(`/${encodeURIComponent(id)}`)).then(setEnquiry);
  };
  const loadRequested = useEffectEvent(load);
  const onRouteChange = useEffectEvent(read);
  useEffect(() => {
    loadRequested();
  }, [view, search]);
  useEffect(() => {
    onRouteChange();
  }, [id]);

  /** Closes a deleted enquiry and reports the deletion. */
  const closeDeleted = (references: readonly string[]) => {
    setConfirmation(
      references.length > 0 ? `Deleted: ${references.join(', ')}.` : 'Nothing was deleted.',
    );
    navigate({ ...route, id: '' }, true);
    load();
  };
  return {
    ...{ route, listed, failure, confirmation },
    open: enquiry?.id === id ? enquiry : undefined,
    attempt,
    more: () => {
      load(listed?.list.enquiries.length);
    },
    refresh: () => {
      load();
      read();
    },
    /** Opens an enquiry; an empty id closes it. */
    openEnquiry: (next: string) => {
      setConfirmation('');
      navigate({ ...route, id: next });
    },
    act: async (action: EnquiryAction, message: string, note = '') => {
      const path = `/${encodeURIComponent(id)}`;
      const changed = await attempt(requestInbox<OpenEnquiry>(path, { action, note }));
      if (!changed) return;
      setEnquiry(changed);
      setConfirmation(message);
      load();
    },
    deleteSuspects: async (ids: readonly string[]) => {
      const deleted: string[] = [];
      for (let from = 0; from < ids.length; from += PAGE_SIZE) {
        const part = { ids: ids.slice(from, from + PAGE_SIZE) };
        const reply = await attempt(requestInbox<{ deleted: string[] }>('/delete-suspected', part));
        if (!reply) return;
        deleted.push(...reply.deleted);
      }
      closeDeleted(deleted);
    },
    erase: async (email: string) => {
      const reply = await attempt(requestInbox<{ deleted: string[] }>('/erase', { email }));
      if (reply) closeDeleted(reply.deleted);
    },
  };
}

export type InboxState = ReturnType<typeof useInbox>;

/**
 * Sends a request to the inbox's API. With a body, it is a POST.
 * @throws with a message to show
 */
export async function requestInbox<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${INBOX_API}${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    // Cloudflare Access redirects to its own sign-in page once a session has ended.
    redirect: 'manual',
  }).catch(() => undefined);
  if (!response) throw new Error('The server cannot be reached. Check your connection.');
  if (response.type === 'opaqueredirect' || response.status === 403) {
    throw new Error(
      'You are signed out, or your email address has not been given access to enquiries. Reload this page to sign in again.',
    );
  }
  const data = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(data.error ?? `The server returned status ${response.status}.`);
  return data;
}

/** The view of the page. Kept in the URL, so that reloading, links and the back button work. */
interface Route {
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

const useRoute = (): Route =>
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
