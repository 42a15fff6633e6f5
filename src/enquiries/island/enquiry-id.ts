import { toHex } from '../../values/to-hex.ts';
import { $enquiryDraft, updateEnquiryDraft } from '../draft/enquiry-draft.ts';

/**
 * The id to send an enquiry with: the same for each retry of the same text, and a new one for any other.
 * @param text everything that is sent, as one string
 */
export function enquiryId(text: string): string {
  const { sentId, sentText } = $enquiryDraft.get();
  if (sentId && sentText === text) return sentId;
  const id = newId();
  updateEnquiryDraft({ sentId: id, sentText: text });
  return id;
}

/** A random UUID; `crypto.randomUUID` does not exist on pages served without https. */
function newId(): string {
  const hex = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
