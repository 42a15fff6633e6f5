import { expect, test } from 'vitest';
import { withPart } from '../../../../scripts/bench/with-part.ts';

const TEXT = 'a\n<!-- cold: measured by npm run bench -->\nold\n<!-- end of cold -->\nz\n';

test('a part takes the place of what was measured before, and the rest stays', () => {
  const text = withPart(TEXT, 'cold', ['new']);
  expect(text).toBe(
    'a\n<!-- cold: measured by npm run bench -->\n\nnew\n\n<!-- end of cold -->\nz\n',
  );
  expect(withPart(text, 'cold', ['new'])).toBe(text);
});

test('a part without a place is named', () => {
  expect(() => withPart(TEXT, 'pages', [])).toThrow('pages');
});
