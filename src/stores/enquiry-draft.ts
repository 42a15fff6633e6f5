import { map, onMount } from 'nanostores';

/** What a visitor has begun to ask; lives over reloads and from page to page. */
export interface EnquiryDraft {
  /** Id of a service, or "other". */
  service: string;
  subject: string;
  message: string;
}

const KEY = 'enquiry-draft';
const EMPTY: EnquiryDraft = { service: '', subject: '', message: '' };

export const $enquiryDraft = map<EnquiryDraft>(EMPTY);

onMount($enquiryDraft, () => {
  $enquiryDraft.set(readEnquiryDraft());
});

/** Changes parts of the draft and keeps it for later visits to this browser. */
export function updateEnquiryDraft(change: Partial<EnquiryDraft>): void {
  const draft = { ...readEnquiryDraft(), ...change };
  $enquiryDraft.set(draft);
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A full or closed store costs the reload, not the enquiry.
  }
}

/** Forgets the draft. */
export function clearEnquiryDraft(): void {
  $enquiryDraft.set(EMPTY);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** The draft as this browser keeps it. */
export function readEnquiryDraft(): EnquiryDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter(
      ([key, value]) => key in EMPTY && typeof value === 'string',
    );
    return { ...EMPTY, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY;
  }
}
