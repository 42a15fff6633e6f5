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
 * The structured data of a page, as one graph. Nodes refer to each other, and to those on other pages, by `@id`: the
 * firm is described where visitors look for it, and only referred to elsewhere.
 */
export const graphOf = (nodes: readonly PageJsonLd[]) => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});
