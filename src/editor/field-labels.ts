import type { Field } from '@sveltia/cms';
import type { JsonSchema } from '../content/model/json-schema.ts';

/** A field's label: the schema's title, else "Is fitted" for `isFitted`. */
export function labelOf(name: string, { title }: JsonSchema = {}): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The parts of a form field needed to locate a problem. */
interface Labelled {
  label?: string | undefined;
  fields?: readonly Field[] | undefined;
}

/** The location of a problem by the form's labels: "Sections (no. 2), Title" for `sections[1].title`. */
export function labelOfPath(path: string, form: readonly Field[]): string {
  const labels: string[] = [];
  let fields = form;
  for (const part of path.split('.')) {
    const [, name = part, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? [];
    const field: Labelled = fields.find((each) => each.name === name) ?? {};
    const label = field.label ?? labelOf(name);
    labels.push(label + (index === undefined ? '' : ` (no. ${Number(index) + 1})`));
    fields = field.fields ?? [];
  }
  return labels.join(', ');
}
