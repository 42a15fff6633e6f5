import { readFile } from 'node:fs/promises';
import { EDITOR_HEADERS } from '../../src/build/editor-headers.ts';
import { compareFigures } from './compare-figures.ts';
import { describeShapes } from './describe-shapes.ts';
import { nginxConf } from './nginx-conf.ts';
import { withPart } from './with-part.ts';

/** What writes a part of a document, by the document's path. */
export const WRITTEN_PARTS: Readonly<Record<string, (text: string) => Promise<string>>> = {
  'docs/editor.md': (text) => withPart(text, 'shapes', describeShapes()),
  'docs/figures.md': (text) => withPart(text, 'figures', compareFigures()),
  'docs/nginx.conf': async () =>
    nginxConf((await readFile('public/_headers', 'utf8')) + EDITOR_HEADERS),
};
