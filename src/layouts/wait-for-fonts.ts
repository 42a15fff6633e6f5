declare global {
  interface Window {
    /** Fired once the first screen has been painted, or the wait is over: the rest may load now. */
    painted: Promise<void>;
  }
}

/**
 * Marks the document until its fonts have loaded, and after 600 ms as one that does without them on this visit. Until
 * then the styles show only pictures, so that no text changes its font before the reader's eyes. If the page itself took
 * 300 ms to answer, fonts cannot arrive in time, so it waits only for cached ones. After the fonts, the document stays
 * marked until the first paint, still within 600 ms in all, and only then loads what the first screen does not need.
 * This code is printed unchanged on every page, so its names are kept short.
 */
const waitForFonts = () => {
  window.painted = new Promise((d) => {
    const e = document.documentElement;
    const t = (n: unknown) => {
      if (e.className == 'faces-awaited') e.className = n as string;
      else if (e.className != 'faces-late') e.className = '';
      if (e.className != 'paint-awaited') d();
    };
    const [n] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    e.className = 'faces-awaited';
    setTimeout(t, n && n.responseStart - n.requestStart > 300 ? 100 : 600, 'faces-late');
    void Promise.allSettled(Array.from(document.fonts, (e) => e.load())).then(() => {
      t('paint-awaited');
      new PerformanceObserver(t).observe({ type: 'paint', buffered: true });
    });
  });
};

/** The same as text for the start of the body, where the faces are declared and nothing is painted yet. */
export const HOLD_UNTIL_FACES = `(${String(waitForFonts)
  .replace(/\s*([^\w"]|$)\s*/g, '$1')
  .replaceAll(';}', '}')
  .replaceAll('"', '`')})()`;
