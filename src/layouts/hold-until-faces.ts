/**
 * Marks the document until its faces are there, and after 600 ms as one that does without them on this visit. The styles
 * show pictures alone until then, so that no letter changes before a reader's eyes. Where the page itself took 300 ms to
 * answer they cannot come in time, so only those are waited for that the browser keeps.
 */
const holdUntilFaces = () => {
  const root = document.documentElement;
  root.className = 'faces-awaited';
  const go = (name: string) => {
    if (root.className === 'faces-awaited') root.className = name;
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSlow = visit && visit.responseStart - visit.requestStart > 300;
  setTimeout(go, isSlow ? 100 : 600, 'faces-late');
  void Promise.allSettled(Array.from(document.fonts, (face) => face.load())).then(() => {
    go('');
  });
};

/** The same as text for the head, where nothing is painted before it runs. */
export const HOLD_UNTIL_FACES = `(${String(holdUntilFaces).replace(/\s+/g, ' ')})()`;

/** What a content security policy calls a script. */
export async function hashOf(script: string): Promise<`sha256-${string}`> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
