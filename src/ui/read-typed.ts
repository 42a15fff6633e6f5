/** What was changed in a form before its island was hydrated, by field name. */
export function readTyped(form: HTMLFormElement): Record<string, string> {
  const typed = [...form.elements].filter(isChanged).map(({ name, value }) => [name, value]);
  return Object.fromEntries(typed) as Record<string, string>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(control: Element): control is Control {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value !== control.defaultValue;
  }
  return (
    control instanceof HTMLSelectElement &&
    [...control.options].some((option) => option.selected !== option.defaultSelected)
  );
}
