declare global {
  interface Window {
    /** Resolves once the first screen has been painted, or the wait is over: the rest of the page may load. */
    painted: Promise<void>;
  }
}

/**
 * Marks the document until its fonts have loaded; after 600 ms, the page uses fallback fonts for this visit. Until then
 * the styles show only pictures, so that the font never changes while a visitor is reading. If the page itself took
 * 300 ms to arrive, fonts cannot arrive in time, so it waits only for cached ones. After the fonts, the document stays
 * marked until the first paint, within 600 ms in total, and only then loads the parts below the first screen. This code
 * is inlined verbatim in every page, so its names are short.
 */
const waitForFonts = () => {
  window.painted = new Promise((d) => {
    const e = document.documentElement;
    const t = (n: unknown) => {
      if (e.className == 'fonts-awaited') e.className = n as string;
      else if (e.className != 'fonts-timed-out') e.className = '';
      if (e.className != 'paint-awaited') d();
    };
    const [n] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    e.className = 'fonts-awaited';
    setTimeout(t, n && n.responseStart - n.requestStart > 300 ? 100 : 600, 'fonts-timed-out');
    void Promise.allSettled(Array.from(document.fonts, (e) => e.load())).then(() => {
      t('paint-awaited');
      new PerformanceObserver(t).observe({ type: 'paint', buffered: true });
    });
  });
};

/** `waitForFonts` as source code, for the start of the body: after the @font-face rules and before the first paint. */
export const WAIT_FOR_FONTS = `(${String(waitForFonts)
  .replace(/\s*([^\w"]|$)\s*/g, '$1')
  .replaceAll(';}', '}')
  .replaceAll('"', '`')})()`;
