import { atom, onMount } from 'nanostores';
import type { EnquiryRaw } from '../rules/fields.ts';
import type { Suggested } from '../rules/opening.ts';
import { readSavedDraft, saveDraft } from './saved-draft.ts';

/**
 * What a visitor has begun to ask; lives over reloads, failures and from page to page until it is sent. A text that
 * is not there is empty.
 */
export type EnquiryDraft = Partial<EnquiryRaw & Suggested & Sending>;

interface Sending {
  /** Query of the link whose suggestions were taken over, so that they are taken over once. */
  opened: string;
  /** Id under which `sentText` was last sent, so that a second try is known as the same enquiry. */
  sentId: string;
  sentText: string;
  /** Not empty: complete, and only without a line to be sent on. */
  waiting: string;
}

export const $enquiryDraft = atom<EnquiryDraft>({});

onMount($enquiryDraft, reloadEnquiryDraft);

/** Takes what this browser keeps: another page of it may have written since. */
export function reloadEnquiryDraft(): void {
  $enquiryDraft.set(readEnquiryDraft());
}

/** Changes parts of the draft and keeps it for later visits to this browser. */
export function updateEnquiryDraft(change: EnquiryDraft): void {
  const draft = { ...$enquiryDraft.get(), ...change };
  $enquiryDraft.set(draft);
  saveDraft(draft);
}

/** Forgets the draft. */
export function clearEnquiryDraft(): void {
  $enquiryDraft.set({});
  saveDraft({});
}

/** The draft as this browser keeps it. */
export const readEnquiryDraft: () => EnquiryDraft = readSavedDraft;
