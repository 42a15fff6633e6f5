import { map, onMount } from 'nanostores';
import type { EnquiryRaw } from '../domain/contact/enquiry.ts';
import type { Suggested } from '../domain/contact/opening.ts';

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

const KEY = 'enquiry-draft';
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

export const $enquiryDraft = map<EnquiryDraft>(EMPTY);

onMount($enquiryDraft, () => {
  const read = () => {
    $enquiryDraft.set(readEnquiryDraft());
  };
  read();
  if (typeof window === 'undefined') return undefined;
  // Another page of this browser may have written since.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
});

/** Changes parts of the draft and keeps it for later visits to this browser. */
export function updateEnquiryDraft(change: Partial<EnquiryDraft>): void {
  const draft = { ...$enquiryDraft.get(), ...change };
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

/**
 * The id under which a text is sent: the same for each try of the same text, a new one for another.
 * @param text all that is sent, as one string
 */
export function enquiryId(text: string): string {
  const { sentId, sentText } = $enquiryDraft.get();
  if (sentId && sentText === text) return sentId;
  const id = newId();
  updateEnquiryDraft({ sentId: id, sentText: text });
  return id;
}

/** A random UUID; the browser's own maker of them is missing where the site is not served over https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
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
