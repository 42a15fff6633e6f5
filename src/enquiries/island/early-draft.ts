import { readSavedDraft, saveDraft } from '../draft/saved-draft.ts';

/** The fields saved in the draft: all except the captcha, which is new each time. */
const KEPT = '.field [name]';

/**
 * Restores the draft and saves what is typed until the form's island has loaded, however long that takes. It avoids the
 * store, which would load the framework too.
 * @param form null on the Worker's thank-you page; the draft has then been sent and is deleted
 */
export function saveEarlyDraft(form: HTMLFormElement | null): void {
  if (!form) {
    saveDraft({});
    return;
  }
  const isHydrated = () => form.closest('astro-island:not([ssr])');
  if (isHydrated()) return;
  const draft = readSavedDraft();
  for (const field of form.querySelectorAll<HTMLInputElement>(KEPT)) {
    const save = () => {
      if (!isHydrated()) saveDraft({ ...readSavedDraft(), [field.name]: field.value });
    };
    if (field.value) save();
    else field.value = draft[field.name] ?? '';
    field.addEventListener('input', save);
  }
}
