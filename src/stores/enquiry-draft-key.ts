/** Under which local storage keeps the draft. */
export const ENQUIRY_DRAFT_KEY = 'enquiry-draft';
