import { readSavedDraft, saveDraft } from '../draft/saved-draft.ts';

/** What the draft keeps: all fields of the form but the code, which is a new one each time. */
const KEPT = '.field [name]:not([name=captcha])';

/**
 * Shows the draft and keeps what is typed while the island of the form is still on a weak line, and where none comes.
 * It goes without the store, which would bring the framework along.
 * @param form null on the page with which the Worker thanks for an enquiry; the draft is then sent, and forgotten
 */
export function tendDraft(form: HTMLFormElement | null): void {
  if (!form) {
    saveDraft({});
    return;
  }
  const isAlive = () => form.closest('astro-island:not([ssr])');
  if (isAlive()) return;
  const draft = readSavedDraft();
  for (const field of form.querySelectorAll<HTMLInputElement>(KEPT)) {
    const save = () => {
      if (!isAlive()) saveDraft({ ...readSavedDraft(), [field.name]: field.value });
    };
    if (field.value) save();
    else field.value = draft[field.name] ?? '';
    field.addEventListener('input', save);
  }
}
