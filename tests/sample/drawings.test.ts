import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const LIMIT = 8 * 1024;
const drawings = readdirSync('content/uploads').filter((name) => name.endsWith('.svg'));

describe('the drawings', () => {
  it.each(drawings)('%s travels in at most 8 KB', (name) => {
    const svg = readFileSync(`content/uploads/${name}`);
    expect(brotliCompressSync(svg).byteLength).toBeLessThanOrEqual(LIMIT);
  });

  it.each(drawings)(
    '%s stands still, since the main thread would paint its every frame',
    (name) => {
      expect(readFileSync(`content/uploads/${name}`, 'utf8')).not.toMatch(/animat/);
    },
  );

  it('of the isles have a coast that bears a close look', () => {
    const [, coast = ''] = /class="l"[^>]* d="([^"]+)"/.exec(
      readFileSync('content/uploads/isles.svg', 'utf8'),
    ) ?? [''];
    expect(coast.match(/-?\d+/g)?.length).toBeGreaterThan(2 * 4000);
  });
});
