/** A count with its noun: "1 bedroom", "2 bedrooms"; a large one may be said with separators. */
export function countOf(count: number, noun: string, said = String(count)): string {
  return `${said} ${noun}${count === 1 ? '' : 's'}`;
}
