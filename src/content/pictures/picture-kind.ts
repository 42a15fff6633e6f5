/** How pictures begin, a character for each byte, by the ending of their files. */
const BEGINNINGS = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp.{0,40}avi[fs]/s,
  svg: /^(?:\xef\xbb\xbf)?\s*<(?!!doctype html|html)/i,
};

const KINDS = Object.entries(BEGINNINGS);

/** The ending for what begins like a picture, such as `jpg`; whether it is one, the picture checker says. */
export function endingOf(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 100)).toString('latin1');
  return KINDS.find(([, form]) => form.test(beginning))?.[0];
}
