/**
 * The address by which a telephone dials a British number, wherever it is: `tel:+441870000000` for 01870 000000.
 * @param phone as it is shown, with or without +44
 */
export function dial(phone: string): string {
  const digits = phone.replace('(0)', '').replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^0(?=[1-9])/, '+44')}`;
}
