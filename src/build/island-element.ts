import { parse } from 'parse5';
import { elementsOf, textOf } from './page-elements.ts';
import { hash } from './page-policies.ts';

/** Props as Astro writes them into a page: lists are marked by 1, all else that an island of ours gets by 0. */
type Packed = readonly [isList: 0 | 1, value: unknown];

/** What a module of an island or of its renderer exports. */
interface Module {
  default: (island: HTMLElement) => (component: unknown, props: unknown) => void;
}

const defineIslands = () => {
  const unpack = ([isList, value]: Packed): unknown => {
    if (isList) return (value as Packed[]).map(unpack);
    if (typeof value !== 'object' || !value) return value;
    const entries = Object.entries(value as Record<string, Packed>);
    return Object.fromEntries(entries.map(([name, each]) => [name, unpack(each)]));
  };
  const wait = () => new Promise((go) => setTimeout(go, 1000));
  const load = (address: string): Promise<Module> =>
    import(address).catch(() => wait().then(() => import(`${address}?again`))) as Promise<Module>;
  class Island extends HTMLElement {
    connectedCallback() {
      const of = (name: string) => this.getAttribute(name) ?? '';
      const start = () => {
        const modules = [of('component-url'), of('renderer-url')].map(load);
        const bringToLife = ([component, renderer]: Module[]) => {
          renderer?.default(this)(component?.default, unpack([0, JSON.parse(of('props'))]));
          this.removeAttribute('ssr');
        };
        void Promise.all(modules).then(bringToLife, () => undefined);
      };
      const whenSeen = ({ value }: { value: IntersectionObserverInit }) => {
        const observer = new IntersectionObserver((all) => {
          if (!all.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          start();
        }, value);
        for (const child of this.children) observer.observe(child);
      };
      const when = of('client');
      if (when === 'visible') whenSeen(JSON.parse(of('opts')) as Parameters<typeof whenSeen>[0]);
      else if (when === 'idle' && 'requestIdleCallback' in self) {
        requestIdleCallback(start, { timeout: 2000 });
      } else start();
    }
  }
  customElements.define('astro-island', Island);
};

/**
 * Brings islands to life, in the place of Astro's own element. That one also carries other kinds of props, slots, islands
 * within islands and pages that take each other's place, which this site does not have, for 1.2 KB of each first page.
 * A module runs when the page has been read, so no island waits for what is in it. What cannot be had the browser reports
 * by itself, and the island stays as it is without scripts.
 */
export const ISLAND_ELEMENT = `(${String(defineIslands).replace(/\s+/g, ' ')})()`;

const isElement = (code: string) => code.includes('"astro-island"');
/** Tells Astro's element when to begin. */
const isDirective = (code: string) => code.includes('(self.Astro||(self.Astro={}))');

/**
 * A page with our element in the place of Astro's, and in its policy too.
 * @throws when it has islands and not what Astro gives them: then Astro has changed
 */
export function withIslandElement(html: string): string {
  if (!html.includes('<astro-island')) return html;
  const scripts = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))].filter(
    ({ tagName, attrs }) => tagName === 'script' && attrs.length === 0,
  );
  const element = scripts.map(textOf).find(isElement);
  if (!element) throw new Error('A page has islands, but not the script that Astro gives them');
  // From the last to the first, so that places before stay what they are.
  const page = scripts.toReversed().reduce((text, script) => {
    const code = textOf(script);
    const place = script.sourceCodeLocation;
    if (!place || !(isElement(code) || isDirective(code))) return text;
    const ours = isElement(code) ? `<script type="module">${ISLAND_ELEMENT}</script>` : '';
    return text.slice(0, place.startOffset) + ours + text.slice(place.endOffset);
  }, html);
  return page.replaceAll(hash(element), hash(ISLAND_ELEMENT));
}
