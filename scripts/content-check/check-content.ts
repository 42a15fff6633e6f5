import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from '../../src/content/kinds/kinds.ts';
import { ELSEWHERE } from '../../src/content/loaders/create-sources.ts';
import { SINGLE_NAMES } from '../../src/content/kinds/single-files.ts';
import { checkFile } from './check-file.ts';
import { checkFolder } from './check-folder.ts';
import { checkLinks } from './check-links.ts';
import { checkPictures } from './check-pictures.ts';
import { refusal, reportParts, type CheckReport } from './check-report.ts';
import { passedOver } from './passed-over.ts';
import { withPlacer } from './with-placer.ts';

/**
 * Checks every folder and file of content that is there; a content repository need not have all of them.
 * @param root folder with services/, properties/ and so on
 */
export async function checkContent(root: string, tools = ELSEWHERE): Promise<CheckReport> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    return refusal([`${root} is no folder that can be read`]);
  }
  const isThere = (name: string) => lstatSync(join(root, name), { throwIfNoEntry: false });
  const folders = FOLDERS.filter(isThere);
  const files = SINGLE_NAMES.filter((name) => isThere(`${name}.json`));
  const others = await passedOver(root);
  if (folders.length + files.length === 0 && !isThere('uploads')) {
    return refusal([`${root} has no content folders such as services/`, ...others]);
  }
  return reportParts([
    ...(await withPlacer(tools, (place) =>
      Promise.all(folders.map((folder) => checkFolder(root, folder, place))),
    )),
    ...(await Promise.all(files.map((name) => checkFile(join(root, `${name}.json`), name)))),
    { heading: '', problems: await checkLinks(root) },
    ...(isThere('uploads') ? [await checkPictures(root)] : []),
    { heading: '', problems: [], warnings: others },
  ]);
}
