import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { TOAST_STYLES } from '../../../src/integrations/page-policies.ts';

test('allows the style sheet that the toast library inserts', async () => {
  const inserted: string[] = [];
  vi.stubGlobal('document', {
    head: { appendChild: () => undefined },
    createElement: () => ({ appendChild: (text: string) => inserted.push(text) }),
    createTextNode: (text: string) => text,
  });
  await import('sonner');
  vi.unstubAllGlobals();
  const hashes = ['', ...inserted].map(
    (css) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
  expect(hashes).toEqual(TOAST_STYLES);
});
