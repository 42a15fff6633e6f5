import * as z from 'zod/mini';
import type { Assets } from '../../edge/runtime.ts';

const servicesSchema = z.array(z.object({ id: z.string(), title: z.string() }));

export type ServiceTitle = z.output<typeof servicesSchema>[number];

/** The services of the built site. None when that file cannot be had: an enquiry does without titles. */
export async function readServices(assets: Assets, siteUrl: string): Promise<ServiceTitle[]> {
  try {
    const response = await assets.fetch(new Request(new URL('/data/services.json', siteUrl)));
    return z.parse(servicesSchema, await response.json());
  } catch {
    return [];
  }
}
