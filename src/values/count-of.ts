/** A count with its noun: "1 bedroom", "2 bedrooms". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
