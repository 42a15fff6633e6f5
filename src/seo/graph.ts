import type { Electrician, HVACBusiness, LocalBusiness, MergeLeafTypes, Thing } from 'schema-dts';

type Leaf<T> = Extract<T, { '@type': string }>;

/** The firm, which is a business of a place and of two trades. */
export type Firm = MergeLeafTypes<
  [
    Extract<Leaf<LocalBusiness>, { '@type': 'LocalBusiness' }>,
    Leaf<Electrician>,
    Leaf<HVACBusiness>,
  ]
>;

/** Something that a page shows, as search engines read it. */
export type PageThing = Extract<Thing, object> | Firm;

/**
 * What a page shows, as one graph: the text of a script element, where `<` is escaped, so that no content can close the
 * element. Its things name each other, and those of other pages, by `@id`: the firm is told where visitors meet it, and
 * only named elsewhere.
 */
export function toJsonLd(things: readonly PageThing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
