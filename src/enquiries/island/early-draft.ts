import { keepDraft, readKept } from '../draft/kept-draft.ts';

/** What the draft keeps: all fields of the form but the code, which is a new one each time. */
const KEPT = '.field [name]:not([name=captcha])';

/**
 * Shows the draft and keeps what is typed while the island of the form is still on a weak line, and where none comes.
 * It goes without the store, which would bring the framework along.
 * @param form null on the page with which the Worker thanks for an enquiry; the draft is then sent, and forgotten
 */
export function tendDraft(form: HTMLFormElement | null): void {
  if (!form) {
    keepDraft({});
    return;
  }
  const isAlive = () => form.closest('astro-island:not([ssr])');
  if (isAlive()) return;
  const draft = readKept();
  for (const field of form.querySelectorAll<HTMLInputElement>(KEPT)) {
    const keep = () => {
      if (!isAlive()) keepDraft({ ...readKept(), [field.name]: field.value });
    };
    if (field.value) keep();
    else field.value = draft[field.name] ?? '';
    field.addEventListener('input', keep);
  }
}
