/** The parts of a window needed to read and write its URL. */
export type Page = Pick<Window, 'location' | 'history' | 'document' | 'addEventListener'>;

/** The id of an element on the page, and the entries for it as a query string. */
type Parts = readonly [place: string, entered: string];

export type UrlState = ReturnType<typeof createUrlState>;

/**
 * Keeps a form's entries in the fragment of the page's URL, as in `#calculator?postcode=HS8`: browsers never send the
 * fragment, so no host can log it. Older links have the entries in the query, which moves into the fragment.
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
    const url = location.pathname + (fragment && `#${fragment}`);
    // A state object distinguishes our history entries from those made by links within the page.
    history[isStep ? 'pushState' : 'replaceState']({}, '', url);
  };
  const arrive = (before: string, isNew: boolean) => {
    const [place, entered] = read();
    const saysMore = location.hash.includes('?');
    write([place, saysMore ? entered : before]);
    // Browsers cannot find the element themselves if a query follows its id.
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

/** The page's URL state, shared by all of its islands. Browsers only. */
export const urlState = (): UrlState => (opened ??= createUrlState(window));
