/** One telephone number: British, or international with + or 00, with or without an extension such as ext 12. */
export const PHONE =
  /^(?:\(?0\)?[1-9](?:[\s().–-]*\d){8,9}|\(?(?:\+|00)[1-9](?:[\s().–-]*\d){7,14})(?:[\s,;]*(?:[Ee]xt(?:ension)?\.?|[xX#])\s*\d{1,6})?$/;

const EXTENSION = /[\s,;]*(?:ext(?:ension)?\.?|[x#])\s*/i;

/**
 * The international `tel:` URL of a number: `tel:+441870000000;ext=12` for 01870 000000 ext 12.
 * @param phone the number as shown, with or without +44
 */
export function telHref(phone: string): string {
  const [number = '', extension = ''] = phone.split(EXTENSION);
  const digits = number
    .replace(/(\d\W*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^(?:\+440|0(?=[1-9]))/, '+44');
  return `tel:${digits}${extension && `;ext=${extension}`}`;
}
