import { atom, onMount } from 'nanostores';
import type { EnquiryRaw } from '../model/enquiry/enquiry.ts';
import type { Suggested } from '../domain/contact/opening.ts';
import { ENQUIRY_DRAFT_KEY } from './enquiry-draft-key.ts';

/** What a visitor has begun to ask; lives over reloads, failures and from page to page until it is sent. */
export interface EnquiryDraft extends EnquiryRaw, Suggested {
  /** Query of the link whose suggestions were taken over, so that they are taken over once. */
  opened: string;
  /** Id under which `sentText` was last sent, so that a second try is known as the same enquiry. */
  sentId: string;
  sentText: string;
  /** Not empty: complete, and only without a line to be sent on. */
  waiting: string;
}

const EMPTY: EnquiryDraft = {
  name: '',
  email: '',
  phone: '',
  selectedService: '',
  subject: '',
  message: '',
  suggestedSubject: '',
  suggestedMessage: '',
  opened: '',
  sentId: '',
  sentText: '',
  waiting: '',
};

export const $enquiryDraft = atom<EnquiryDraft>(EMPTY);

onMount($enquiryDraft, reloadEnquiryDraft);

/** Takes what this browser keeps: another page of it may have written since. */
export function reloadEnquiryDraft(): void {
  $enquiryDraft.set(readEnquiryDraft());
}

/** Changes parts of the draft and keeps it for later visits to this browser. */
export function updateEnquiryDraft(change: Partial<EnquiryDraft>): void {
  const draft = { ...$enquiryDraft.get(), ...change };
  $enquiryDraft.set(draft);
  try {
    localStorage.setItem(ENQUIRY_DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A full or closed store costs the reload, not the enquiry.
  }
}

/** Forgets the draft. */
export function clearEnquiryDraft(): void {
  $enquiryDraft.set(EMPTY);
  try {
    localStorage.removeItem(ENQUIRY_DRAFT_KEY);
  } catch {
    // Nothing was kept, so nothing is left.
  }
}

/** The draft as this browser keeps it. */
export function readEnquiryDraft(): EnquiryDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ENQUIRY_DRAFT_KEY) ?? '{}');
    const texts = Object.entries(kept ?? {}).filter(
      ([key, value]) => key in EMPTY && typeof value === 'string',
    );
    return { ...EMPTY, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY;
  }
}
