/** Under which local storage keeps the draft of the enquiry, as one JSON object of texts. */
export const DRAFT_KEY = 'enquiry-draft';

/** Texts by name. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** What this browser keeps of the draft; nothing where that cannot be read. */
export function readKept(): Texts {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}') as object | null;
    const texts = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps these texts and no others for later visits to this browser. */
export function keepDraft(texts: Texts): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(texts));
  } catch {
    // A full or closed store costs the reload, not the enquiry.
  }
}
