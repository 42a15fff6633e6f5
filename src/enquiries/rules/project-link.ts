interface Project {
  title: string;
  category: string;
}

interface Service {
  id: string;
  /** Of the case studies that it stands behind. */
  categories?: readonly string[] | undefined;
}

/** The contact page, with what a case study suggests to ask for: the service of its category, if there is one. */
export function projectLink({ title, category }: Project, services: readonly Service[]): string {
  const service = services.find(({ categories }) => categories?.includes(category))?.id;
  const query = new URLSearchParams({ ...(service && { service }), project: title });
  return `/contact?${query.toString()}`;
}
