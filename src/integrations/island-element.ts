import { minifySync } from 'vite';
import {
  editHtml,
  isInline,
  readPage,
  textOf,
  type HtmlEdit,
  type Element as BuiltElement,
} from './page-elements.ts';
import { hashForPolicy } from './page-policies.ts';

/** The exports of an island's module or of its renderer's. */
interface Module {
  default: (island: HTMLElement) => (component: unknown, props: unknown) => void;
}

const defineIslands = () => {
  const wait = () => new Promise((go) => setTimeout(go, 1000));
  const load = (url: string): Promise<Module> =>
    import(/* @vite-ignore */ url).catch(() =>
      wait().then(() => import(/* @vite-ignore */ `${url}?again`)),
    ) as Promise<Module>;
  const hydration = new WeakMap<Element, Promise<void>>();
  class Island extends HTMLElement {
    connectedCallback() {
      const attribute = (name: string) => this.getAttribute(name) ?? '';
      const start = async () => {
        const modules = [attribute('component-url'), attribute('renderer-url')].map(load);
        const [component, renderer] = await Promise.all(modules);
        renderer?.default(this)(component?.default, JSON.parse(attribute('props')));
        this.removeAttribute('ssr');
      };
      const observeVisibility = (onVisible: () => void) => {
        const observer = new IntersectionObserver(
          (all) => {
            if (!all.some(({ isIntersecting }) => isIntersecting)) return;
            observer.disconnect();
            onVisible();
          },
          // Hydrates islands just below the view, and all above it: a returning visitor may land below an island. If
          // the URL contains entries, islands anywhere hydrate, so that theirs can scroll into view.
          { rootMargin: `9999px 0px ${location.hash.includes('?') ? 9999 : 400}px` },
        );
        for (const child of this.children) observer.observe(child);
      };
      const visible =
        attribute('client') === 'visible' ? new Promise<void>(observeVisibility) : undefined;
      const hydrated = Promise.all([visible, window.painted]).then(start);
      hydration.set(this, hydrated);
      hydrated.catch(() => undefined);
    }
  }
  customElements.define('astro-island', Island);
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const action = form.getAttribute('action');
    if (event.defaultPrevented || form.method !== 'get') return;
    if (action?.[0] !== '#') {
      // A click before hydration is repeated after it.
      const hydrated = hydration.get(form.closest('astro-island[ssr]') as Element);
      const { submitter } = event;
      const press = () => {
        submitter?.click();
      };
      const leave = () => {
        form.submit();
      };
      hydrated?.then(press, leave);
      if (hydrated) event.preventDefault();
      return;
    }
    event.preventDefault();
    // Forms submitted before hydration are kept in the URL fragment, which servers never see.
    const entered = new FormData(form);
    // Unchanged values in a collapsed section are our defaults, not the visitor's entries.
    for (const { name, value, defaultValue } of form.querySelectorAll<HTMLInputElement>(
      'details input',
    )) {
      if (value === defaultValue) entered.delete(name);
    }
    const query = new URLSearchParams(entered as unknown as Record<string, string>).toString();
    location.hash = `${action}?${query}`;
  });
};

/**
 * Hydrates islands, in place of Astro's own element. Each island waits for the fonts and the first paint before it loads
 * its script, and forms submitted earlier are kept for it. If loading fails, the browser reports it, and the island keeps
 * working as it does without scripts.
 *
 * Astro's element also supports non-JSON props, slots, nested islands and view transitions, which this site does not use,
 * for 1.5 to 1.9 KB a page. With it, the EV chargers page has its largest paint after 1.06 s on slow 4G over HTTP/2, and
 * more than 85 KB of script.
 */
export const ISLAND_ELEMENT = minifySync('island.js', `(${String(defineIslands)})()`).code;

const isElement = (code: string) => code.includes('"astro-island"');
/** Astro's script that triggers hydration. */
const isDirective = (code: string) => code.includes('(self.Astro||(self.Astro={}))');
/** Astro's rule for islands and their slots; our own style sheet has one for islands. */
const isSheet = (code: string) => /^astro-island[,{]/.test(code);

/**
 * Replaces Astro's island element with ours, in a page and in its policy.
 * @throws if a page has islands but not Astro's element, which means that Astro has changed
 */
export function withIslandElement(html: string): string {
  if (!html.includes('<astro-island')) return html;
  const { elements } = readPage(html);
  const inline = elements.filter((each) => isInline(each) && each.attrs.length === 0);
  const element = inline.map(textOf).find(isElement);
  if (!element)
    throw new Error(
      'A page has islands, but not Astro’s script for them: adapt island-element.ts to this Astro version',
    );
  const edits = inline.flatMap((each): HtmlEdit[] => {
    const code = textOf(each);
    const position = each.sourceCodeLocation;
    if (!position || !(isElement(code) || isDirective(code) || isSheet(code))) return [];
    return [{ start: position.startOffset, end: position.endOffset, text: '' }];
  });
  const tags = elements.filter(({ tagName }) => tagName === 'astro-island').flatMap(shortTag);
  const body = elements.find(({ tagName }) => tagName === 'body');
  const end = body?.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  // At the end, where all islands have their children. Not a module, which would wait for the page's other modules.
  const script = { start: end, end, text: `<script>${ISLAND_ELEMENT}</script>` };
  return editHtml(html, [...edits, ...tags, script]).replaceAll(
    hashForPolicy(element),
    hashForPolicy(ISLAND_ELEMENT),
  );
}

/** A prop in Astro's format: 1 marks a list, 0 any other JSON value. */
type Packed = readonly [kind: number, value: unknown];

/** The trigger of hydration: immediately, or when the island has nearly scrolled into view. */
const DIRECTIVES = ['load', 'visible'];
/** The attributes that our element and our renderer read. */
const READ = ['component-url', 'renderer-url', 'prefix', 'ssr', 'client'];

/**
 * Shortens an island's tag to the attributes in use, with its props as plain JSON.
 * @throws if a prop is not JSON, or the directive is unknown or has options
 */
function shortTag({ attrs, sourceCodeLocation }: BuiltElement): HtmlEdit[] {
  const position = sourceCodeLocation?.startTag;
  if (!position) return [];
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const attributes = attrs.filter(({ name }) => READ.includes(name));
  const url = valueOf('component-url') ?? '';
  const props = Object.entries(JSON.parse(valueOf('props') ?? '{}') as Record<string, Packed>).map(
    ([name, packed]) => [name, unpack(packed, `${name} of ${url}`)],
  );
  const client = valueOf('client') ?? '';
  if (!DIRECTIVES.includes(client))
    throw new Error(
      `client:${client} is not supported, in ${url}: use client:load or client:visible`,
    );
  const { value } = JSON.parse(valueOf('opts') || '{}') as { value?: unknown };
  if (value && value !== true) throw new Error(`client:${client} must not have options, in ${url}`);
  const text = [
    '<astro-island',
    ...attributes.map((attribute) =>
      attribute.value ? `${attribute.name}='${escape(attribute.value)}'` : attribute.name,
    ),
    `props='${escape(JSON.stringify(Object.fromEntries(props)))}'`,
  ].join(' ');
  return [{ start: position.startOffset, end: position.endOffset, text: `${text}>` }];
}

/** @param path the prop and its island, for the error message */
function unpack([kind, value]: Packed, path: string): unknown {
  if (kind === 1) return (value as Packed[]).map((each) => unpack(each, path));
  if (kind !== 0) {
    throw new Error(`Props of islands must be JSON values: ${path} is ${String(value)}`);
  }
  if (typeof value !== 'object' || !value) return value;
  const entries = Object.entries(value as Record<string, Packed>);
  return Object.fromEntries(entries.map(([name, each]) => [name, unpack(each, path)]));
}

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
