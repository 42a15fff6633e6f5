import { getCollection, type CollectionEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import figuresFile from '../../content/figures.json';
import mainlandAreasFile from '../../content/postcode-areas-mainland.json';
import postcodeAreasFile from '../../content/postcode-areas.json';
import stationsFile from '../../content/stations.json';
import type { Item } from '../model/checks/check-item.ts';
import { kindOf, type Folder, type KINDS } from '../model/kinds/kinds.ts';
import { SINGLE_FILES } from '../model/kinds/single-files.ts';
import { findImage } from './images.ts';
import { byOrder } from './order.ts';
import { parseFile } from './parse-file.ts';
import { listServicePages } from './service-pages.ts';

/** Figures of the calculators. */
export const figures = parseFile('figures.json', SINGLE_FILES.figures, figuresFile);

/** Charging stations, with their attribution. */
export const stationsList = parseFile('stations.json', SINGLE_FILES.stations, stationsFile);

/** Middles of the postcode areas of the isles, with their attribution. */
export const postcodeAreas = parseFile(
  'postcode-areas.json',
  SINGLE_FILES['postcode-areas'],
  postcodeAreasFile,
);

/** Middles of the postcode areas across the Minch, with their attribution. */
export const mainlandAreas = parseFile(
  'postcode-areas-mainland.json',
  SINGLE_FILES['postcode-areas-mainland'],
  mainlandAreasFile,
);

/** An item as pages get it: where its kind has a picture, that is there as `image`. */
export type ItemOf<F extends Folder> = CollectionEntry<F>['data'] &
  ((typeof KINDS)[F] extends { picture: string } ? { image: ImageMetadata } : unknown);

/** The items of a folder that have a page, in order: those in lists, and those that only links lead to. */
export async function getPages<F extends Folder>(folder: F): Promise<ItemOf<F>[]> {
  const entries: { data: Item }[] = await getCollection(folder);
  const { picture } = kindOf(folder);
  const items = entries.map(({ data }): Item =>
    picture ? { ...data, image: findImage(String(data[picture])) } : data,
  );
  return items.toSorted(byOrder) as ItemOf<F>[];
}

/** The items of a folder that belong into lists, in order. */
export async function getItems<F extends Folder>(folder: F): Promise<ItemOf<F>[]> {
  return (await getPages(folder)).filter(({ isListed }) => isListed);
}

/** All services, those in lists first. */
async function getServices() {
  const isUnlisted = ({ isListed }: ItemOf<'services'>) => Number(!isListed);
  return (await getPages('services')).toSorted((a, b) => isUnlisted(a) - isUnlisted(b));
}

/** Every address of a service, its aliases included; those in lists come first to theirs. */
export const getServicePages = async () => listServicePages(await getServices());

/** The first service that shows each calculator, by the calculator's name, in the order of the services. */
export async function getCalculators() {
  const shown = (await getServices()).flatMap(({ id, calculator }) =>
    calculator ? [[calculator, id] as const] : [],
  );
  const isFirst = ([name]: (typeof shown)[number], i: number) =>
    shown.findIndex(([other]) => other === name) === i;
  return new Map(shown.filter(isFirst));
}

/** Questions of a topic: "general" or a service id. */
export async function getFaqs(topic: string) {
  return (await getItems('faqs')).filter((faq) => faq.topic === topic);
}
