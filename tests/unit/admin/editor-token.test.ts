import { afterEach, expect, test, vi } from 'vitest';
import { readEditorToken } from '../../../src/admin/editor-token.ts';

/** A browser in which the form has kept this. */
function keep(kept: string | null) {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => kept });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the token is that of who signed in at the form', () => {
  keep(JSON.stringify({ backendName: 'github', token: 'a', login: 'editor' }));
  expect(readEditorToken()).toBe('a');
});

test.each([null, '{}', '{', '"a"', '{"backendName":"test-repo","token":"a"}', '{"token":7}'])(
  'where the form has kept %s nobody is signed in',
  (kept) => {
    keep(kept);
    expect(readEditorToken()).toBeUndefined();
  },
);

test('a browser that lets pages keep nothing has nobody signed in, and neither has a server', () => {
  expect(readEditorToken()).toBeUndefined();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(readEditorToken()).toBeUndefined();
});
