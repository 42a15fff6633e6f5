import { getCollection, type CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import type { CalculatorName } from '../model/schemas/service.ts';
import type { Item } from '../model/check-item.ts';
import { contentTypeOf, type Folder, type CONTENT_TYPES } from '../model/content-types.ts';
import { findImage } from './images.ts';
import { byOrder, listServicePages } from './lists.ts';

/** An item for pages, with its picture as `image` if its type has one. */
export type ItemOf<F extends Folder> = CollectionEntry<F>['data'] &
  ((typeof CONTENT_TYPES)[F] extends { picture: string } ? { image: ImageMetadata } : unknown);

/** The items of a folder that have a page, in order, listed or not. */
export async function getPages<F extends Folder>(folder: F): Promise<ItemOf<F>[]> {
  const entries: { data: Item }[] = await getCollection(folder);
  const { picture } = contentTypeOf(folder);
  const items = entries.map(({ data }): Item =>
    picture ? { ...data, image: findImage(String(data[picture])) } : data,
  );
  return items.toSorted(byOrder) as ItemOf<F>[];
}

/** The listed items of a folder, in order. */
export async function getItems<F extends Folder>(folder: F): Promise<ItemOf<F>[]> {
  return (await getPages(folder)).filter(({ isListed }) => isListed);
}

/** All services, listed ones first. */
async function getServices() {
  const isUnlisted = ({ isListed }: ItemOf<'services'>) => Number(!isListed);
  return (await getPages('services')).toSorted((a, b) => isUnlisted(a) - isUnlisted(b));
}

/** Every URL of a service, including aliases; if two claim the same URL, the listed service wins. */
export const getServicePages = async () => listServicePages(await getServices());

/** Each calculator on a service's page, with the id of the first such service. */
export async function getCalculators() {
  const calculators = new Map<CalculatorName, string>();
  for (const { id, calculator } of await getServices()) {
    if (calculator && !calculators.has(calculator)) calculators.set(calculator, id);
  }
  return calculators;
}

/** Whether a service's page has the finder of charging stations. */
export const hasStationFinder = async () =>
  (await getServices()).some(({ stations }) => stations !== undefined);

/** The questions on a topic: "general" or a service id. */
export async function getFaqs(topic: string) {
  return (await getItems('faqs')).filter((faq) => faq.topic === topic);
}
