/** Structured data as text for a script element, with `<` escaped so that no content can close the element. */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
