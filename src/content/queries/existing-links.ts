/** A link to a page of ours, or to a place on one. */
interface Link {
  readonly href: string;
}

/** Removes links that lead to no page from lists of links, and says which, as `quickLinks: /gone`. */
export function keepExisting<L extends Record<string, readonly Link[]>>(
  lists: L,
  pages: ReadonlySet<string>,
): { lists: L; leftOut: string[] } {
  const exists = ({ href }: Link) => pages.has(href.replace(/[?#].*$/, ''));
  const entries = Object.entries(lists);
  return {
    lists: Object.fromEntries(
      entries.map(([name, links]) => [name, links.filter(exists)]),
    ) as Record<string, readonly Link[]> as L,
    leftOut: entries.flatMap(([name, links]) =>
      links.flatMap((link) => (exists(link) ? [] : [`${name}: ${link.href}`])),
    ),
  };
}
