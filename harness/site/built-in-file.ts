import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import type { SETTINGS_FILES, SettingsFile } from '../../src/content/model/settings-files.ts';
import { CONTENT_FOLDER } from './content-folder.ts';

/** A built-in settings file, such as figures or pages/home. */
export const builtInFile = <N extends SettingsFile>(name: N) =>
  JSON.parse(readFileSync(`${CONTENT_FOLDER}/${name}.json`, 'utf8')) as z.output<
    (typeof SETTINGS_FILES)[N]
  >;
