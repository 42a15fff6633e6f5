/** The most photographs with an enquiry, and the largest size of one as sent. */
export const PHOTOGRAPHS_LIMIT = 6;
export const PHOTOGRAPH_BYTES = 3_000_000;
/** The longest side in pixels. */
export const PHOTOGRAPH_SIDE = 2000;
export const CAPTION_LIMIT = 120;
/** How long after its enquiry a photograph is accepted. */
export const PHOTOGRAPHS_MS = 86_400_000;

/** Where one is posted; `place` is 1 to 6, so that a retry replaces it. */
export const photographPath = (enquiry: string, place: number): string =>
  `/api/enquiries/${encodeURIComponent(enquiry)}/photographs/${place}`;

/** The parts of that path; undefined for any other. */
export function parsePhotographPath(path: string): { enquiry: string; place: string } | undefined {
  const [, enquiry, place] =
    /^\/api\/enquiries\/([\w-]{1,64})\/photographs\/([1-6])$/.exec(path) ?? [];
  return enquiry && place ? { enquiry, place } : undefined;
}
