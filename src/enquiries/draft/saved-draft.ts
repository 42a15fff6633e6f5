/** The local storage key of the enquiry's draft: a JSON object of strings, with the time they were saved. */
export const DRAFT_KEY = 'enquiry-draft';

/** A draft is deleted after 30 days without edits. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

export type DraftTexts = Readonly<Partial<Record<string, string>>>;

/** The draft saved in this browser; empty if it cannot be read. One that is too old is deleted. */
export function readSavedDraft(): DraftTexts {
  try {
    const saved = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}') as { keptAt?: unknown };
    if (Date.now() - Number(saved.keptAt) < DRAFT_LIFETIME_MS) {
      const texts = Object.entries(saved).filter(([, text]) => typeof text === 'string');
      return Object.fromEntries(texts) as DraftTexts;
    }
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked or the draft unreadable: start with an empty one.
  }
  return {};
}

/** Replaces the draft saved in this browser; if all fields are empty, deletes it. */
export function saveDraft(texts: DraftTexts): void {
  try {
    if (isEmptyDraft(texts)) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...texts, keptAt: Date.now() }));
  } catch {
    // If storage is full or blocked, the draft is lost on reload, but the enquiry can still be sent.
  }
}

/** Whether all fields are empty. */
export const isEmptyDraft = (texts: DraftTexts): boolean => !Object.values(texts).some(Boolean);
