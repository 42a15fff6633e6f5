import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/** The sizes of a route's parts, bytes after Brotli. */
export interface RouteBytes {
  /** HTML with inline styles and scripts, and every linked style and script, without what scripts import later. */
  first: number;
  /** Scripts outside islands: inline and linked. */
  siteScript: number;
  /** Those scripts, what they import later, and the scripts of islands, with the framework and web workers. */
  allScripts: number;
  hasIsland: boolean;
  hasCalendar: boolean;
  hasFinder: boolean;
  hasWorker: boolean;
}

const size = (data: string | Buffer) =>
  data.length === 0 ? 0 : brotliCompressSync(data).byteLength;

/** Sizes of files by path: pages share most scripts, and compressing is slow. */
const sizes = new Map<string, number>();

function sizeOfFile(path: string): number {
  const bytes = sizes.get(path) ?? size(readFileSync(path));
  sizes.set(path, bytes);
  return bytes;
}

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
  const linked = withImports(attributes('script[src]', 'src'), root, STATIC_IMPORTS);
  const styles = attributes('link[rel=stylesheet]', 'href');
  const islands = ['component-url', 'renderer-url'].flatMap((name) =>
    attributes('astro-island', name),
  );
  const scripts = withImports([...linked, ...islands], root);
  const workers = new Set(scripts.flatMap((file) => workersOf(file, root)));
  const total = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + sizeOfFile(`${root}${file}`), 0);
  return {
    first: size(html) + total(linked) + total(styles),
    siteScript: size(inline) + total(linked),
    allScripts: size(inline) + total(scripts) + total(workers),
    hasIsland: islands.length > 0,
    hasCalendar: html.includes('BookingCalendar'),
    hasFinder: html.includes('StationFinder'),
    hasWorker: workers.size > 0,
  };
}

/** The worker scripts that a script refers to. */
const workersOf = (file: string, root: string): string[] =>
  readFileSync(`${root}${file}`, 'utf8').match(/\/_astro\/[\w-]*worker[\w-]*\.js/g) ?? [];

/** Loaded for a repository file that the build has not seen, not when the dashboard hydrates. */
const ON_DEMAND = /\/check-unseen\./;

const STATIC_IMPORTS = /(?:from|import)\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g;
const IMPORTS = /(?:from|import)\s*\(?\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g;

/** The files and their transitive imports, except those loaded on demand. */
function withImports(files: string[], root: string, imports = IMPORTS): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || ON_DEMAND.test(file)) return;
    found.add(file);
    const code = readFileSync(`${root}${file}`, 'utf8');
    for (const [, path] of code.matchAll(imports)) {
      if (path) visit(new URL(path, `http://site${file}`).pathname);
    }
  };
  files.forEach(visit);
  return [...found];
}
