import { atom, onMount } from 'nanostores';
import type { EnquiryRaw } from '../rules/fields.ts';
import type { Suggested } from '../rules/prefill.ts';
import { readSavedDraft, saveDraft } from './saved-draft.ts';

/**
 * An enquiry that a visitor has started. It survives reloads, failures and page changes until it is sent. Missing
 * fields are empty strings.
 */
export type EnquiryDraft = Partial<EnquiryRaw & Suggested & SendState>;

interface SendState {
  /** Query of the link whose suggestions were applied, so that they are applied only once. */
  opened: string;
  /** The id that `sentText` was last sent with, so that a retry counts as the same enquiry. */
  sentId: string;
  sentText: string;
  /** Not empty if the enquiry is complete and will be sent once online. */
  waiting: string;
}

export const $enquiryDraft = atom<EnquiryDraft>({});

onMount($enquiryDraft, reloadEnquiryDraft);

/** Reloads the saved draft, since another tab may have changed it. */
export function reloadEnquiryDraft(): void {
  $enquiryDraft.set(readEnquiryDraft());
}

/** Changes parts of the draft and saves it in this browser. */
export function updateEnquiryDraft(change: EnquiryDraft): void {
  const draft = { ...$enquiryDraft.get(), ...change };
  $enquiryDraft.set(draft);
  saveDraft(draft);
}

export function clearEnquiryDraft(): void {
  $enquiryDraft.set({});
  saveDraft({});
}

/** The draft as saved in this browser. */
export const readEnquiryDraft: () => EnquiryDraft = readSavedDraft;
