import { FIELD_PARAMETER } from '../form-urls.ts';

/** The CMS has no link to a field, but marks each with its path. It renders a field once it is nearly in view. */
const DRAWN = '[role=group][data-key-path]';

/** Scrolls to the field in the URL, such as `?field=contact.phone`, unless the editor does something first. */
export function scrollToField(): void {
  const field = new URLSearchParams(location.search).get(FIELD_PARAMETER);
  if (!field) return;
  const whole = field.split('.');
  const paths = whole.map((_, index) => whole.slice(0, whole.length - index).join('.'));
  const scroll = () => {
    const drawn = [...document.querySelectorAll<HTMLElement>(DRAWN)];
    const [found] = paths.flatMap(
      (path) => drawn.find(({ dataset }) => dataset.keyPath === path) ?? [],
    );
    (found ?? drawn.at(-1))?.scrollIntoView({ block: 'center' });
  };
  const observer = new MutationObserver(scroll);
  observer.observe(document.body, { childList: true, subtree: true });
  // Signing in comes before the first field.
  const stop = () => {
    if (document.querySelector(DRAWN)) observer.disconnect();
  };
  for (const use of ['keydown', 'pointerdown', 'wheel', 'hashchange']) {
    addEventListener(use, stop, { capture: true });
  }
}
