/** The parts of a window that its address has to do with. */
export type Page = Pick<Window, 'location' | 'history' | 'document' | 'addEventListener'>;

/** A place on a page, and what was entered there as the text of a query. */
type Parts = readonly [place: string, entered: string];

export type UrlState = ReturnType<typeof createUrlState>;

/**
 * Keeps what was entered behind the place in the fragment of a page's address, as `#calculator?postcode=HS8`: browsers
 * send no fragment, so no host can log it. Addresses of old had it in the query; such a query moves into the fragment.
 */
export function createUrlState(page: Page) {
  const { location, history, document } = page;
  let known = '';

  const read = (): Parts => {
    const [, place = '', entered = ''] = /^#?([^?]*)\??(.*)/.exec(location.hash) ?? [];
    return [place, entered];
  };
  const write = ([place, entered]: Parts, isStep = false) => {
    known = entered;
    const fragment = entered ? `${place}?${entered}` : place;
    const address = location.pathname + (fragment && `#${fragment}`);
    // The state tells our entries from those that links within the page make.
    history[isStep ? 'pushState' : 'replaceState']({}, '', address);
  };
  const arrive = (before: string, isNew: boolean) => {
    const [place, entered] = read();
    const saysMore = location.hash.includes('?');
    write([place, saysMore ? entered : before]);
    // No browser finds a place by a fragment that says more.
    if (saysMore && isNew) document.getElementById(place)?.scrollIntoView();
  };

  arrive(location.search.slice(1), !history.state);
  page.addEventListener('popstate', ({ state }) => {
    if (state) [, known] = read();
    else arrive(known, true);
  });

  return { read, write };
}

let opened: UrlState | undefined;

/** The address of the page, which all of its islands share. Browsers only. */
export const urlState = (): UrlState => (opened ??= createUrlState(window));
