type Texts = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values typed into each island, by field name. */
const typed = new WeakMap<Element, Texts>();

/**
 * Records the fields that a visitor types into, within an island.
 * @returns a function that saves their current values for the next load of the page in the same tab
 */
export function watchTypedTexts(island: Element): () => void {
  const key = `typed ${location.pathname} ${island.getAttribute('component-url') ?? ''}`;
  const texts: Record<string, string> = {
    ...takeSavedTexts(key),
    ...textsOf(controlsIn(island).filter(isChanged)),
  };
  typed.set(island, texts);
  island.addEventListener('input', ({ target }) => {
    const { name, value } = target as Control;
    texts[name] = value;
  });
  return () => {
    const left = controlsIn(island).filter(({ name }) => name in texts);
    if (left.length > 0) saveTexts(key, textsOf(left));
  };
}

/** The values typed into a form before its island hydrated, or before it crashed, by field name. */
export function readTypedTexts(form: HTMLFormElement): Texts {
  const island = form.closest('astro-island');
  return (island && typed.get(island)) ?? {};
}

const controlsIn = (parent: Element) => [
  ...parent.querySelectorAll<Control>(':is(input, textarea, select)[name]:not([name=""])'),
];

const textsOf = (controls: readonly Control[]): Texts =>
  Object.fromEntries(controls.map(({ name, value }) => [name, value]));

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue;

function takeSavedTexts(key: string): Texts {
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
    // If storage is full or blocked, the visitor loses the values but can still carry on.
  }
}
