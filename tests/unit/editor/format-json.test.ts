import fc from 'fast-check';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { formatJson } from '../../../src/editor/format-json.ts';

test('formats JSON like the repository’s formatter', async () => {
  const plain = fc.oneof(fc.string({ maxLength: 60 }), fc.integer(), fc.boolean());
  const list = fc.array(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 5 });
  const name = fc.stringMatching(/^[a-z]{1,20}$/);
  const object = fc.dictionary(name, fc.oneof(plain, list), { minKeys: 1, maxKeys: 4 });
  const item = fc.dictionary(
    name,
    fc.oneof(plain, list, object, fc.array(object, { maxLength: 3 })),
    {
      minKeys: 1,
      maxKeys: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(item, async (value) => {
      const plainly = JSON.stringify(value, null, 2);
      const options = { parser: 'json', printWidth: 100 } as const;
      expect(`${formatJson(value)}\n`).toBe(await format(plainly, options));
    }),
    { numRuns: 60 },
  );
});
