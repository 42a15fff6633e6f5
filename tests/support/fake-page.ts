import { createUrlState } from '../../src/forms/island/url-state.ts';

interface Step {
  url: URL;
  state: unknown;
}

/** A window with a URL and a history, for url-state. */
export function fakePage(start: string) {
  const steps: Step[] = [{ url: new URL(start, 'https://machair.example'), state: null }];
  let at = 0;
  const here = () => steps[at]?.url ?? new URL('about:blank');
  const listeners: ((event: PopStateEvent) => void)[] = [];
  const announce = () => {
    for (const listen of listeners) listen({ state: steps[at]?.state } as PopStateEvent);
  };
  const scrolledTo: string[] = [];
  const add = (address: string, state: unknown) => {
    const url = new URL(address, here());
    at += 1;
    steps.splice(at, Infinity, { url, state });
  };
  const page = {
    location: {
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
    },
    history: {
      get state() {
        return steps[at]?.state;
      },
      replaceState: (state: unknown, _: string, address: string) => {
        steps[at] = { url: new URL(address, here()), state };
      },
      pushState: (state: unknown, _: string, address: string) => {
        add(address, state);
      },
    },
    document: {
      getElementById: (id: string) => ({ scrollIntoView: () => scrolledTo.push(id) }),
    },
    addEventListener: (_: string, listen: (event: PopStateEvent) => void) => listeners.push(listen),
  } as unknown as Window;
  return {
    address: createUrlState(page),
    scrolledTo,
    steps: () => steps.map(({ url }) => url.pathname + url.search + url.hash),
    back: () => {
      at -= 1;
      announce();
    },
    /** Follows a link within the page. */
    follow: (fragment: string) => {
      add(fragment, null);
      announce();
    },
  };
}
