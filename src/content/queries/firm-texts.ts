import files from 'virtual:content-files';
import { getItems } from './queries.ts';

const FOLDERS = ['faqs', 'case-studies', 'properties'] as const;

/** The files about the firm and nothing else, by path in the content, with the names of facts in braces as they are written. */
export async function getFirmTexts(): Promise<Map<string, object>> {
  const items = FOLDERS.map(async (folder) =>
    (await getItems(folder)).map((item) => [`${folder}/${item.id}.json`, item] as const),
  );
  return new Map<string, object>([
    ...Object.entries(files)
      .filter(([name]) => name === 'company' || name.startsWith('pages/'))
      .map(([name, content]) => [`${name}.json`, content] as const),
    ...(await Promise.all(items)).flat(),
  ]);
}
