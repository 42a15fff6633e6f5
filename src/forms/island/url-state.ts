/** The id of an element on the page, and the entries for it as a query string. */
type Parts = readonly [elementId: string, query: string];

/**
 * Keeps a form's entries in the fragment of the page's URL, as in `#calculator?postcode=HS8`: browsers never send the
 * fragment, so no host can log it. Older links have the entries in the query, which moves into the fragment.
 */
function createUrlState() {
  let lastEntries = '';

  const read = (): Parts => {
    const [, elementId = '', query = ''] = /^#?([^?]*)\??(.*)/.exec(location.hash) ?? [];
    return [elementId, query];
  };
  const write = ([elementId, query]: Parts, isStep = false) => {
    lastEntries = query;
    const fragment = query ? `${elementId}?${query}` : elementId;
    const url = location.pathname + (fragment && `#${fragment}`);
    // A state object distinguishes our history entries from those made by links within the page.
    history[isStep ? 'pushState' : 'replaceState']({}, '', url);
  };
  const syncFromLocation = (before: string, isNew: boolean) => {
    const [elementId, query] = read();
    const hasEntries = location.hash.includes('?');
    write([elementId, hasEntries ? query : before]);
    // Browsers cannot find the element themselves if a query follows its id.
    if (hasEntries && isNew) document.getElementById(elementId)?.scrollIntoView();
  };

  syncFromLocation(location.search.slice(1), !history.state);
  addEventListener('popstate', ({ state }) => {
    if (state) [, lastEntries] = read();
    else syncFromLocation(lastEntries, true);
  });

  return { read, write };
}

let opened: ReturnType<typeof createUrlState> | undefined;

/** The page's URL state, shared by all of its islands. Browsers only. */
export const urlState = () => (opened ??= createUrlState());
