type Texts = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was kept of islands that failed, until their forms read it. */
const kept = new WeakMap<Element, Texts>();

/**
 * Notes into which fields of an island a visitor types.
 * @returns keeps their values until the page is loaded again in the same tab
 */
export function watchTyped(island: Element): () => void {
  const key = `typed ${location.pathname} ${island.getAttribute('component-url') ?? ''}`;
  const before = takeTexts(key);
  kept.set(island, before);
  const names = new Set(Object.keys({ ...before, ...changedIn(controlsIn(island)) }));
  island.addEventListener('input', ({ target }) => {
    names.add((target as Control).name);
  });
  return () => {
    const typed = controlsIn(island).filter(({ name }) => names.has(name));
    if (typed.length > 0) saveTexts(key, textsOf(typed));
  };
}

/** What was typed into a form before its island was hydrated, or before it failed, by field name. */
export const readTyped = (form: HTMLFormElement): Texts => ({
  ...kept.get(form.closest('astro-island') ?? form),
  ...changedIn(controlsIn(form)),
});

const controlsIn = (parent: Element) => [
  ...parent.querySelectorAll<Control>(':is(input, textarea, select)[name]:not([name=""])'),
];

const textsOf = (controls: readonly Control[]): Texts =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]));

const changedIn = (controls: readonly Control[]): Texts => textsOf(controls.filter(isChanged));

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue;

function takeTexts(key: string): Texts {
  try {
    const texts = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Texts;
    sessionStorage.removeItem(key);
    return texts;
  } catch {
    return {};
  }
}

function saveTexts(key: string, texts: Texts): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // A full or closed store costs the visitor what was typed, and not the way to carry on.
  }
}
