/** An exact name, or a pattern. */
export type AccessibleName = string | RegExp;

const ROLES = {
  button: 'button, summary',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  region: 'section, [role=region]',
  tab: '[role=tab]',
  tablist: '[role=tablist]',
} as const;

export type AriaRole = keyof typeof ROLES;

/** An expression for the first visible element with a role and a name. */
export const byRole = (role: AriaRole, name: AccessibleName = /./): string =>
  `(${find.toString()})(${JSON.stringify(ROLES[role])}, ${sourceOf(name)})`;

/** An expression for the control, or the tabs, with a label. */
export const byLabel = (label: AccessibleName): string =>
  `((${find.toString()})('label', ${sourceOf(label)})?.control ?? ${byRole('tablist', label)})`;

/** The source of a regular expression that matches a whole name, or part of it. */
const sourceOf = (name: AccessibleName): string =>
  JSON.stringify(typeof name === 'string' ? `^${RegExp.escape(name)}$` : name.source);

/** Runs in the page, so it must be self-contained. */
function find(selector: string, pattern: string): Element | undefined {
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = labels.map((id) => textOf(document.getElementById(id))).join(' ');
    return element.getAttribute('aria-label') ?? (labelled || textOf(element));
  };
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && new RegExp(pattern).test(nameOf(element)),
  );
}
