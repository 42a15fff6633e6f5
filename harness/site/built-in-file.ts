import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import type { FIRM_FILES, FirmFile } from '../../src/content/kinds/single-files.ts';
import { CONTENT } from './content-folder.ts';

/** A built-in settings file, such as figures or pages/home. */
export const builtInFile = <N extends FirmFile>(name: N) =>
  JSON.parse(readFileSync(`${CONTENT}/${name}.json`, 'utf8')) as z.output<(typeof FIRM_FILES)[N]>;
