import { serviceSchema, type Service } from '../model/schemas/service.ts';
import { parseFile } from './parse-file.ts';

const builtIn: Record<string, { default: unknown }> = import.meta.glob('/content/services/*.json', {
  eager: true,
});

/**
 * A service with all its sections. Those that it does not name come from the built-in service of that id, so that a
 * repository that says nothing of sections has them too.
 */
export function withSections<T extends Service>(service: T): T {
  const file = `services/${service.id}.json`;
  const ours = builtIn[`/content/${file}`];
  if (!ours) return service;
  const { landscape, sections, calculator, stations } = parseFile(
    file,
    serviceSchema,
    ours.default,
  );
  return { landscape, sections, calculator, stations, ...service };
}
