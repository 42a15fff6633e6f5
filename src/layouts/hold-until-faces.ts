declare global {
  interface Window {
    /** Comes when the first screen has been painted, or nothing more is waited for: what else there is may load. */
    painted: Promise<void>;
  }
}

/**
 * Marks the document until its faces are there, and after 600 ms as one that does without them on this visit. The styles
 * show pictures alone until then, so that no letter changes before a reader's eyes. Where the page itself took 300 ms to
 * answer they cannot come in time, so only those are waited for that the browser keeps. Once they are there it is marked
 * until something has been painted, 600 ms at most in all: what is not needed at first is asked for after that. It stands
 * in every page as it is written here, so its names are as short as those of the scripts beside it.
 */
const holdUntilFaces = () => {
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
export const HOLD_UNTIL_FACES = `(${String(holdUntilFaces)
  .replace(/\s*([^\w"]|$)\s*/g, '$1')
  .replaceAll(';}', '}')
  .replaceAll('"', '`')})()`;
