import { getCollection } from 'astro:content';
import companyFile from '../../content/company.json';
import figuresFile from '../../content/figures.json';
import postcodeAreasFile from '../../content/postcode-areas.json';
import stationsFile from '../../content/stations.json';
import { findImage } from './images.ts';
import { byOrder } from './order.ts';
import { parseFile } from './parse-file.ts';
import { fileSchemas } from '../model/schemas/index.ts';
import { listServicePages } from './service-pages.ts';

/** Facts about the firm. */
export const company = parseFile('company.json', fileSchemas.company, companyFile);

/** Figures of the calculators. */
export const figures = parseFile('figures.json', fileSchemas.figures, figuresFile);

/** Charging stations, with their attribution. */
export const stationsList = parseFile('stations.json', fileSchemas.stations, stationsFile);

const dataOf = <T>(entry: { data: T }) => entry.data;

const withImage = <T, K extends keyof T>(item: T & Record<K, string>, key: K) => ({
  ...item,
  image: findImage(item[key]),
});

/** Middles of postcode areas, with their attribution. */
export const postcodeAreas = parseFile(
  'postcode-areas.json',
  fileSchemas['postcode-areas'],
  postcodeAreasFile,
);

export async function getServices() {
  const services = (await getCollection('services')).map(dataOf);
  return services.toSorted(byOrder).map((service) => withImage(service, 'imageUrl'));
}

export type ServiceWithImage = Awaited<ReturnType<typeof getServices>>[number];

/** Every address of a service, its aliases included. */
export async function getServicePages() {
  return listServicePages(await getServices());
}

export async function getBenefits() {
  return (await getCollection('benefits')).map(dataOf).toSorted(byOrder);
}

export async function getCaseStudies() {
  const studies = (await getCollection('case-studies')).map(dataOf);
  return studies.toSorted(byOrder).map((study) => withImage(study, 'imageSrc'));
}

export type CaseStudyWithImage = Awaited<ReturnType<typeof getCaseStudies>>[number];

export async function getProperties() {
  const properties = (await getCollection('properties')).map(dataOf);
  return properties.toSorted(byOrder).map((property) => withImage(property, 'imageSrc'));
}

export type PropertyWithImage = Awaited<ReturnType<typeof getProperties>>[number];

/** Questions of a topic: "general" or a service id. */
export async function getFaqs(topic: string) {
  const faqs = (await getCollection('faqs')).map(dataOf);
  return faqs.filter((faq) => faq.topic === topic).toSorted(byOrder);
}
