interface Service {
  id: string;
  /** The category of case studies that it belongs to. */
  categories?: readonly string[] | undefined;
}

/** The contact page's address with a case study's title and, if there is one, its category's service. */
export function projectLink(
  { title, category }: { title: string; category: string },
  services: readonly Service[],
): string {
  const service = services.find(({ categories }) => categories?.includes(category))?.id;
  const query = new URLSearchParams({ ...(service && { service }), project: title });
  return `/contact?${query.toString()}`;
}
