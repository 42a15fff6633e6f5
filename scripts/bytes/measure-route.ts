import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/** What a route costs a browser, bytes after brotli. */
export interface RouteBytes {
  /** HTML, with its inline styles and scripts, and every style and script it links. */
  first: number;
  /** Scripts that run without an island: inline and linked. */
  ownScript: number;
  /** Scripts of all islands, hydrated, with the framework. */
  islands: number;
  hasIsland: boolean;
  hasCalendar: boolean;
  hasFinder: boolean;
  /** Scripts of the threads that islands start. */
  workers: number;
}

const size = (data: string | Buffer) =>
  data.length === 0 ? 0 : brotliCompressSync(data).byteLength;

/** Measures a route of dist. */
export function measureRoute(route: string, root = 'dist'): RouteBytes {
  const html = readFileSync(`${root}${route === '/' ? '/index' : route}.html`, 'utf8');
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const attributes = (selector: string, name: string) =>
    page.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const inline = page
    .querySelectorAll('script:not([src]):not([type$=json], [type=speculationrules])')
    .map((script) => script.textContent)
    .join('\n');
  const linked = withImports(attributes('script[src]', 'src'), root);
  const styles = attributes('link[rel=stylesheet]', 'href');
  const islands = withImports(
    [...attributes('astro-island', 'component-url'), ...attributes('astro-island', 'renderer-url')],
    root,
  ).filter((file) => !linked.includes(file));
  const workers = new Set([...linked, ...islands].flatMap((file) => workersOf(file, root)));
  const total = (files: string[]) =>
    files.reduce((sum, file) => sum + size(readFileSync(`${root}${file}`)), 0);
  return {
    first: size(html) + total(linked) + total(styles),
    ownScript: size(inline) + total(linked),
    islands: total(islands),
    hasIsland: page.querySelector('astro-island') !== null,
    hasCalendar: html.includes('BookingCalendar'),
    hasFinder: html.includes('StationFinder'),
    workers: total([...workers]),
  };
}

/** The worker scripts that a script names. */
const workersOf = (file: string, root: string): string[] =>
  readFileSync(`${root}${file}`, 'utf8').match(/\/_astro\/[\w-]*worker[\w-]*\.js/g) ?? [];

/** Loaded when a file of the repository waits that the build has not seen, not when the dashboard comes alive. */
const ON_DEMAND = /\/check-unseen\./;

/** The files and everything they import, statically or later, but for what waits for a need of its own. */
function withImports(files: string[], root: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || ON_DEMAND.test(file)) return;
    found.add(file);
    const code = readFileSync(`${root}${file}`, 'utf8');
    for (const [, path] of code.matchAll(
      /(?:from|import)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g,
    )) {
      if (path) visit(new URL(path, `http://site${file}`).pathname);
    }
  };
  files.forEach(visit);
  return [...found];
}
