import { describe, expect, test } from 'vitest';
import { gitBlobSha } from '../../../../src/content/loaders/git-sha.ts';

describe('gitBlobSha', () => {
  // What `git hash-object` says of the same bytes.
  test.each([
    ['nothing', '', 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'],
    ['a line', 'hello\n', 'ce013625030ba8dba906f756967f9e9ca394464a'],
    ['letters of two bytes', 'Èirisgeigh\n', '8c389f10ba55e408dd24eaeae537d149f9149793'],
  ])('names %s as git does', (_, text, sha) => {
    expect(gitBlobSha(new TextEncoder().encode(text))).toBe(sha);
  });

  test('names only the bytes that are seen through a window into a larger buffer', () => {
    const bytes = new TextEncoder().encode('xxhello\nxx');
    expect(gitBlobSha(bytes.subarray(2, 8))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  });
});
