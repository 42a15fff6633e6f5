import { readFileSync } from 'node:fs';
import { PROJECT_ROOT } from '../../harness/site/project-root.ts';
import type { Theme } from '../../src/content/schemas/theme.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Theme;

/** The look of the built site. */
export const THEME = read(`${PROJECT_ROOT}/content/theme.json`);

/** The look of a firm that has nothing of the sample's. */
export const OTHER_THEME = read('tests/fixtures/firm/theme.json');
