// The types of service workers have another `self` than those of pages, with which the site is checked.

/** Something that a worker is kept awake for. */
interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface Asked extends Happening {
  readonly request: Request;
  /** The browser's own answer to a change of page, begun while the worker woke up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What a page says. */
interface Said extends Happening {
  /** The page. */
  readonly source: { readonly url: string };
}

/** The part of a service worker's surroundings that is used. */
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
    /** Old browsers have none. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Happening) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Said) => void): void;
}
