import { $enquiryDraft, updateEnquiryDraft } from '../draft/enquiry-draft.ts';

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
