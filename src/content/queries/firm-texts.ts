import { getItems } from './queries.ts';

const files = import.meta.glob<object>('/content/{company,pages/*}.json', {
  eager: true,
  import: 'default',
});

/** The files about the firm and nothing else, by path, with the names of facts in braces as they are written. */
export async function getFirmTexts(): Promise<Map<string, object>> {
  const questions = await getItems('faqs');
  return new Map<string, object>([
    ...Object.entries(files).map(([path, content]) => [path.slice(1), content] as const),
    ...questions.map((question) => [`content/faqs/${question.id}.json`, question] as const),
  ]);
}
