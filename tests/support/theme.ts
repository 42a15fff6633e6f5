import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import type { Theme } from '../../src/content/model/schemas/theme.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Theme;

/** The built site's theme. */
export const THEME = read(`${CONTENT_FOLDER}/theme.json`);

/** A theme with different colours. */
export const OTHER_THEME = read('tests/fixtures/other-theme.json');
