import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { TEXT_TAGS, WORD_TAGS } from '../../../../src/content/model/html-rules.ts';
import { extensionsFor } from '../../../../src/editor/rich/extensions.ts';

/** The elements that a field writes, for its allowed tags. */
function writtenBy(tags: readonly string[]): string[] {
  const { nodes, marks } = getSchema(extensionsFor(tags));
  const nameOf = (written: unknown) => (Array.isArray(written) ? String(written[0]) : '');
  const ofNodes = Object.values(nodes).flatMap((type) => {
    const levels = type.name === 'heading' ? [3, 4] : [undefined];
    return levels.map((level) => nameOf(type.spec.toDOM?.(type.create({ level }))));
  });
  const ofMarks = Object.values(marks).map((mark) =>
    nameOf(mark.spec.toDOM?.(mark.create({ href: '/' }), true)),
  );
  return [...ofNodes, ...ofMarks].filter(Boolean);
}

test('writes exactly the markup that the build allows', () => {
  expect(writtenBy(TEXT_TAGS).toSorted()).toEqual(TEXT_TAGS.toSorted());
});

test('writes a single paragraph without its element', () => {
  expect(writtenBy(WORD_TAGS).toSorted()).toEqual([...WORD_TAGS, 'p'].toSorted());
});
