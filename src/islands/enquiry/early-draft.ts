import type { EnquiryRaw } from '../../model/enquiry/enquiry.ts';
import { ENQUIRY_DRAFT_KEY } from '../../stores/enquiry-draft-key.ts';

type Draft = Partial<EnquiryRaw>;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const NAMES: (keyof EnquiryRaw)[] = [
  'name',
  'email',
  'phone',
  'selectedService',
  'subject',
  'message',
];

/**
 * Shows the draft and keeps what is typed while the island of the form is still on a weak line.
 * It goes without the store, which would bring the framework along; the store checks what it reads.
 */
export function tendDraft(form: HTMLFormElement): void {
  const awaitsIsland = () => form.closest('astro-island[ssr]') !== null;
  if (!awaitsIsland()) return;
  const draft = readDraft();
  for (const name of NAMES) {
    const field = form.elements.namedItem(name) as Field | null;
    if (field?.value) keep({ [name]: field.value });
    else if (field) field.value = draft[name] ?? '';
    field?.addEventListener('input', () => {
      if (awaitsIsland()) keep({ [name]: field.value });
    });
  }
}

function readDraft(): Draft {
  try {
    return JSON.parse(localStorage.getItem(ENQUIRY_DRAFT_KEY) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

function keep(change: Draft): void {
  try {
    localStorage.setItem(ENQUIRY_DRAFT_KEY, JSON.stringify({ ...readDraft(), ...change }));
  } catch {
    // A full or closed store costs the page, not the enquiry.
  }
}
