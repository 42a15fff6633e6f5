import type { JsonSchema } from '../content/schemas/json-schema.ts';

/** A field's label: the schema's title, else "Is fitted" for `isFitted`. */
export function labelOf(name: string, { title }: JsonSchema = {}): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The place of a problem in the form's words: "Sections 2, Title" for `sections[1].title`. */
export function labelOfPath(path: string, schema: JsonSchema): string {
  const labels: string[] = [];
  let place: JsonSchema | undefined = schema;
  for (const part of path.split('.')) {
    const [, name = part, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? [];
    place = place?.properties?.[name];
    labels.push(labelOf(name, place) + (index === undefined ? '' : ` ${Number(index) + 1}`));
    if (index !== undefined) place = place?.items;
  }
  return labels.join(', ');
}
