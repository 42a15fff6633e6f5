import { expect, test } from 'vitest';
import { hasEditor } from '../../../src/editor/has-editor.ts';

test.each([
  [{}, false],
  [{ CONTENT_EDITOR: '' }, false],
  [{ CONTENT_EDITOR: 'on' }, true],
  [{ CONTENT_REPO: 'machair/content' }, true],
  [{ CONTENT_EDITOR_REPO: 'machair/site' }, true],
  [{ CONTENT_EDITOR: 'off', CONTENT_REPO: 'machair/content' }, false],
  [{ CONTENT_REPO: 'machair/content', CONTENT_API_URL: 'https://git.example/api/v3' }, true],
  [{ CONTENT_REPO: 'machair/content', CONTENT_API_URL: 'https://api.github.com/' }, true],
  [{ CONTENT_REPO: 'machair/content', CONTENT_API_URL: 'https://contents.example' }, false],
  [{ CONTENT_REPO: 'machair/content', CONTENT_API_URL: 'https://api.company.ghe.com' }, false],
])('includes the editor in a build with %j: %s', (settings, isThere) => {
  expect(hasEditor(settings)).toBe(isThere);
});
