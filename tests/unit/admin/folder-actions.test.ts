import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FolderActions } from '../../../src/admin/FolderPanel.tsx';
import { createWebUrls } from '../../../src/content/sources/web-urls.ts';
import { BUTTONS } from '../../../src/ui/classes.ts';

/** The links of a tab, with the main one marked. */
function linksOf(hasEditor: boolean): string[] {
  const html = renderToStaticMarkup(
    createElement(FolderActions, {
      connection: {
        repo: 'ness/content',
        root: '',
        workflow: 'rebuild.yml',
        ref: 'main',
        apiUrl: 'https://api.github.com',
        repositoryUrl: undefined,
        hasEditor,
        manifestUrl: '/data/content-manifest.json',
      },
      folder: 'services',
      webUrls: createWebUrls('https://github.com/ness/content', 'main', ''),
      canReload: true,
      onReload: () => undefined,
    }),
  );
  return [...html.matchAll(/<a [^>]*>(?:<span>)?([^<]*)/g)].map(([link, text = '']) =>
    link.includes(`class="${BUTTONS.main}"`) ? `main: ${text}` : text,
  );
}

test('the main button adds an item in the form, or manages them on GitHub without one', () => {
  expect(linksOf(true)).toEqual(['main: Add a service', 'Manage in GitHub']);
  expect(linksOf(false)).toEqual(['main: Manage in GitHub', 'Add a service']);
});
