import { checkItem, idOfFile, isHidden, type CheckedItem, type Item } from '../model/check-item.ts';
import { UNPROCESSABLE, type Problem } from '../model/problem.ts';
import {
  describeRemoved,
  BLOCK_TAGS,
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  TEXT_TAGS,
  listRemoved,
} from '../model/html-rules.ts';
import type { ContentType } from '../model/content-types.ts';
import sanitizeHtml from 'sanitize-html';

/** The built-in item of an id, if there is one. */
export type FindBuiltIn = (id: string) => Item | undefined;

/**
 * Reads one content file: checks it, cleans its HTML, and fills in missing fields.
 * @param name file name, such as solar.json
 */
export function parseItem(
  name: string,
  text: string,
  contentType: ContentType,
  findBuiltIn: FindBuiltIn = () => undefined,
): CheckedItem {
  try {
    const checked = checkItem(name, text, contentType);
    if (!checked.value) return checked;
    const builtIn = findBuiltIn(checked.id);
    if (isHidden(checked.value)) {
      return { ...checked, value: withBuiltInUrls(builtIn, checked.value, contentType) };
    }
    const { item, problems } = cleanFields(checked.value, contentType.htmlFields);
    return {
      id: checked.id,
      value: completeItem(item, contentType, builtIn),
      problems: [...checked.problems, ...problems],
    };
  } catch {
    return { id: idOfFile(name), problems: [UNPROCESSABLE] };
  }
}

/** Cleans the HTML of an item, and reports the parts removed. */
export function cleanFields(
  item: Item,
  htmlFields: readonly string[] = [],
): { item: Item; problems: Problem[] } {
  const cleaned: Item = { ...item };
  const problems: Problem[] = [];
  for (const field of htmlFields) {
    const html = item[field];
    if (typeof html !== 'string') continue;
    const result = cleanHtml(html);
    cleaned[field] = result.html;
    problems.push(...describeRemoved(field, result.removed));
  }
  return { item: cleaned, problems };
}

/**
 * Fills in missing fields: strings derived from required ones, and fields inherited from the built-in item.
 * @param builtIn the built-in item with the same id
 */
export function completeItem(
  item: Item,
  contentType: ContentType,
  builtIn: Item | undefined,
): Item {
  const { derived, inherited } = contentType.fields;
  const inheritedFields = Object.entries(builtIn ?? {}).filter(([name]) =>
    Object.hasOwn(inherited, name),
  );
  const texts = Object.entries(derived).map(([name, text]) => [name, text.derive(item)] as const);
  const all: Item = { ...Object.fromEntries([...inheritedFields, ...texts]), ...item };
  return withBuiltInUrls(builtIn, all, contentType);
}

/** Also keeps the built-in item's URLs, so that existing links keep working. */
function withBuiltInUrls(
  builtIn: Item | undefined,
  item: Item,
  { aliasField: field }: ContentType,
): Item {
  if (!field) return item;
  const slugs = [...listOf(item[field]), ...listOf(builtIn?.[field])];
  return slugs.length > 0 ? { ...item, [field]: [...new Set(slugs)] } : item;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The maximum nesting depth: more than anybody writes, but safe for recursive code. */
const NESTING_LIMIT = 50;

/** Marks each removed block until a space replaces it. */
const BLOCK = 'div';
const BLOCKS = /(?:<\/?div>\s*)+/g;

/**
 * Removes everything that is not on the allow-list.
 * @returns the harmless HTML, and the parts removed, such as `<script>` or `<p onclick>`
 */
export function cleanHtml(html: string): { html: string; removed: string[] } {
  const removed = new Set<string>();
  let depth = 0;
  const cleaned = sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, BLOCK],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    nestingLimit: NESTING_LIMIT,
    onOpenTag: (tagName) => {
      if (++depth > NESTING_LIMIT) removed.add(`<${tagName}> within ${NESTING_LIMIT} others`);
    },
    onCloseTag: () => {
      depth -= 1;
    },
    transformTags: {
      '*': (tagName, attribs) => {
        for (const part of listRemoved(tagName, attribs)) removed.add(part);
        const isLost = BLOCK_TAGS.includes(tagName) && !TEXT_TAGS.includes(tagName);
        return { tagName: isLost ? BLOCK : tagName, attribs };
      },
    },
  });
  // Matches only tags: "<" in text is already escaped.
  const spaced = cleaned.replace(BLOCKS, ' ').trim();
  return { html: spaced, removed: [...removed] };
}
