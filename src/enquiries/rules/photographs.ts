/** Maximum number of photographs per enquiry, and maximum size of each as sent, bytes. */
export const PHOTOGRAPHS_LIMIT = 6;
export const PHOTOGRAPH_BYTES = 3_000_000;
/** Maximum length of a side, pixels. */
export const PHOTOGRAPH_SIDE = 2000;
export const CAPTION_LIMIT = 120;
/** Period after the enquiry in which photographs are accepted. */
export const UPLOAD_WINDOW_MS = 86_400_000;

/** A stored photograph. */
export interface Photograph {
  slot: string;
  caption: string;
}

/** The path to upload a photograph to; `slot` is 1 to 6, so that a retry replaces it. */
export const photographPath = (enquiry: string, slot: number): string =>
  `/api/enquiries/${encodeURIComponent(enquiry)}/photographs/${slot}`;

/** Parses such a path; undefined for any other. */
export function parsePhotographPath(path: string): { enquiry: string; slot: string } | undefined {
  const [, enquiry, slot] =
    /^\/api\/enquiries\/([\w-]{1,64})\/photographs\/([1-6])$/.exec(path) ?? [];
  return enquiry && slot ? { enquiry, slot } : undefined;
}
