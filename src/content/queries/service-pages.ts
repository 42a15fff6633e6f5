interface WithAliases {
  id: string;
  aliases?: string[] | undefined;
}

/** An address under /services and the service it shows. */
export interface ServicePage<T> {
  slug: string;
  service: T;
}

/** All addresses under /services. An id always wins over an alias, and an earlier alias over a later one. */
export function listServicePages<T extends WithAliases>(services: readonly T[]): ServicePage<T>[] {
  const pages = new Map(services.map((service) => [service.id, service]));
  for (const service of services) {
    for (const alias of service.aliases ?? []) {
      if (!pages.has(alias)) pages.set(alias, service);
    }
  }
  return [...pages].map(([slug, service]) => ({ slug, service }));
}
