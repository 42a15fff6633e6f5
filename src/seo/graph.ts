import type { Electrician, HVACBusiness, LocalBusiness, MergeLeafTypes, Thing } from 'schema-dts';

type Leaf<T> = Extract<T, { '@type': string }>;

/** The firm: a local business with two trades. */
export type Firm = MergeLeafTypes<
  [
    Extract<Leaf<LocalBusiness>, { '@type': 'LocalBusiness' }>,
    Leaf<Electrician>,
    Leaf<HVACBusiness>,
  ]
>;

/** Something a page shows, as structured data. */
export type PageJsonLd = Extract<Thing, object> | Firm;

/**
 * What a page shows, as one graph: the text of a script element, where `<` is escaped, so that no content can close the
 * element. Its things name each other, and those of other pages, by `@id`: the firm is told where visitors meet it, and
 * only named elsewhere.
 */
export function toJsonLd(things: readonly PageJsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
