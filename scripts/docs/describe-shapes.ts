import type * as z from 'zod/mini';
import { FOLDERS, contentTypeOf } from '../../src/content/model/content-types.ts';
import { SETTINGS_FILES, SINGLE_FILES } from '../../src/content/model/settings-files.ts';
import { startItem } from '../../src/content/model/starter-item.ts';
import { fileSchema, toJsonSchema, type JsonSchema } from '../../src/content/model/json-schema.ts';
import { formatJson } from '../../src/editor/format-json.ts';
import { describeValue } from './describe-value.ts';

/** Every kind of content file as Markdown: for an item an example, and for all a table of the fields. */
export function describeShapes(): string {
  const kinds = FOLDERS.map((folder) => {
    const { fields, one } = contentTypeOf(folder);
    const example = formatJson(startItem(folder, 'my-id'));
    return [
      `### \`${folder}/\`: one file a ${one}`,
      ...(contentTypeOf(folder).isOptional ? ['A content repository may lack this folder.'] : []),
      `\`\`\`json\n${example}\n\`\`\``,
      tableOf(fileSchema(fields), 3),
    ];
  });
  const files = Object.entries(SINGLE_FILES).map(([name, schema]) => [
    `### \`${name}.json\``,
    `The file that there is, \`content/${name}.json\`, is its example.${Object.hasOwn(SETTINGS_FILES, name) ? ' A content repository may hold its own.' : ''}`,
    tableOf(schema, 1),
  ]);
  return [...kinds, ...files].flat().join('\n\n');
}

function tableOf(schema: z.ZodMiniType, depth: number): string {
  const rows = rowsOf(toJsonSchema(schema), '', depth);
  return ['| field | what it holds | what for |', '| - | - | - |', ...rows].join('\n');
}

/** A row a field; those of objects inside follow, down to a depth. */
function rowsOf(schema: JsonSchema, prefix: string, depth: number): string[] {
  const { properties = {}, required = [], additionalProperties: entry } = schema;
  const fields = typeof entry === 'object' ? { ...properties, NAME: entry } : properties;
  return Object.entries(fields).flatMap(([name, field]) => {
    if (name === '$schema') return [];
    const place = `${prefix}${name}`;
    const may = required.includes(name) ? '' : '; may be left out';
    const cells = [`\`${place}\``, `${describeValue(field)}${may}`, field.description ?? ''];
    const inside = field.type === 'array' ? field.items : field;
    const mark = field.type === 'array' ? '[].' : '.';
    return [
      `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
      ...(depth > 1 && inside ? rowsOf(inside, `${place}${mark}`, depth - 1) : []),
    ];
  });
}
