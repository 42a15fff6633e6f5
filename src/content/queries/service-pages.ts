import type { Service } from '../schemas/service.ts';

/**
 * All addresses under /services, each with the service it shows. An id always wins over an alias, and an earlier alias
 * over a later one.
 */
export function listServicePages<T extends Pick<Service, 'id' | 'aliases'>>(
  services: readonly T[],
) {
  const pages = new Map(services.map((service) => [service.id, service]));
  for (const service of services) {
    for (const alias of service.aliases ?? []) {
      if (!pages.has(alias)) pages.set(alias, service);
    }
  }
  return [...pages].map(([slug, service]) => ({ slug, service }));
}
