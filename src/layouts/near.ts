import type { ClientDirective } from 'astro';

const failed = new WeakSet<EventTarget>();

addEventListener('astro:hydration-error', ({ target }) => {
  if (target) failed.add(target);
});

// What is pressed or sent before its island is hydrated waits for it.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const place = form.getAttribute('action') ?? '';
  if (event.defaultPrevented || form.method !== 'get') return;
  if (place.startsWith('#')) {
    // Values wait in the fragment, which no host sees.
    event.preventDefault();
    location.hash = `${place}?${enteredIn(form).toString()}`;
    return;
  }
  const island = form.closest('astro-island[ssr]');
  if (!island || failed.has(island)) return;
  event.preventDefault();
  const { submitter } = event;
  const press = () => submitter?.click();
  const leave = () => {
    form.submit();
  };
  island.addEventListener('astro:hydrate', press, { once: true });
  island.addEventListener('astro:hydration-error', leave, { once: true });
});

/** What a visitor entered: unchanged values in a folded part are ours, not the visitor's. */
function enteredIn(form: HTMLFormElement): URLSearchParams {
  const entered = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') entered.set(name, value);
  }
  for (const { name, value, defaultValue } of form.querySelectorAll<HTMLInputElement>(
    'details input',
  )) {
    if (value === defaultValue) entered.delete(name);
  }
  return entered;
}

/**
 * Hydrates an island after the fonts and the first paint, once it is near the view, or with `client:near="anywhere"` at
 * once. It counts as near just below the view and anywhere above it: a visitor who comes back may land below an island.
 * If the address contains what was entered, an island hydrates anywhere, since the page will lead to it.
 */
const hydrateNear: ClientDirective = (load, { value }, island) => {
  const hydrate = async () => {
    await window.painted;
    await (
      await load()
    )();
  };
  if (value === 'anywhere') {
    void hydrate();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void hydrate();
    },
    { rootMargin: `9999px 0px ${location.hash.includes('?') ? 9999 : 400}px` },
  );
  for (const child of island.children) observer.observe(child);
};

export default hydrateNear;
