/** Under which local storage keeps the draft of the enquiry, as one JSON object of texts and the time they were kept. */
export const DRAFT_KEY = 'enquiry-draft';

/** A draft that nobody wrote on for 30 days is forgotten. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

/** Texts by name. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** What this browser keeps of the draft; nothing where that cannot be read. What is too old is deleted. */
export function readSavedDraft(): Texts {
  try {
    const saved = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}') as { keptAt?: unknown };
    if (Date.now() - Number(saved.keptAt) < DRAFT_LIFETIME_MS) {
      const texts = Object.entries(saved).filter(([, text]) => typeof text === 'string');
      return Object.fromEntries(texts) as Texts;
    }
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // As if nothing were kept.
  }
  return {};
}

/** Keeps these texts and no others for later visits to this browser; nothing at all where they are empty. */
export function saveDraft(texts: Texts): void {
  try {
    if (isEmpty(texts)) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...texts, keptAt: Date.now() }));
  } catch {
    // A full or closed store costs the reload, not the enquiry.
  }
}

/** Whether there is nothing to keep. */
export const isEmpty = (texts: Texts): boolean => !Object.values(texts).some(Boolean);
