import * as z from 'zod/mini';
import type { Assets } from '../../edge/runtime.ts';

const servicesSchema = z.array(z.object({ id: z.string(), title: z.string() }));

export type ServiceTitle = z.output<typeof servicesSchema>[number];

/** The built site's services; none if their file cannot be read, since an enquiry can do without their titles. */
export async function readServices(assets: Assets, siteUrl: string): Promise<ServiceTitle[]> {
  try {
    const response = await assets.fetch(new Request(new URL('/data/services.json', siteUrl)));
    return z.parse(servicesSchema, await response.json());
  } catch {
    return [];
  }
}
