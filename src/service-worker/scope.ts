// TypeScript checks the site with the DOM's types, whose `self` differs from a service worker's.

/** An event that can keep the worker running. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request from a page. */
export interface RequestFacts extends ExtendableEvent {
  readonly request: Request;
  /** The navigation preload that the browser began while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A message from a page. */
interface PageMessage extends ExtendableEvent {
  /** The page. */
  readonly source: { readonly url: string };
}

/** The part of a service worker's global scope that we use. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: {
      includeUncontrolled: true;
      type: 'window';
    }): Promise<readonly { url: string }[]>;
  };
  readonly registration: {
    unregister(): Promise<boolean>;
    /** Missing in old browsers. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestFacts) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}
