import { parseSettings } from '../../src/content/model/check-settings.ts';
import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import { interpolate, factsOf } from '../../src/content/model/facts.ts';
import {
  SETTINGS_FILES,
  type PageName,
  type PageTexts,
} from '../../src/content/model/settings-files.ts';
import { COMPANY } from './company.ts';

/** The texts of a page of the tested site, so that tests do not contain any. */
export function pageTexts<P extends PageName>(page: P): PageTexts<P> {
  const file = `pages/${page}.json`;
  const json: unknown = JSON.parse(readFileSync(`${CONTENT_FOLDER}/${file}`, 'utf8'));
  return interpolate(
    parseSettings<unknown>(file, SETTINGS_FILES[`pages/${page}`], json) as PageTexts<P>,
    factsOf(COMPANY),
  );
}
