import CMS, { type CmsConfig } from '@sveltia/cms';
import { REMOTE_FOLDERS, REMOTE_KINDS } from '../../content/kinds/remote-kinds.ts';
import { CHECK, formatName } from '../describe-collection.ts';
import { createItemFormat } from '../item-format.ts';
import { createCheckControl } from './check-control.ts';
import { choosePlace } from './choose-place.ts';
import { completeNew } from './complete-new.ts';
import { readJson } from './read-json.ts';

const config = await readJson<CmsConfig>('/editor/config.json');
if (config.backend.name === 'test-repo') await choosePlace();
document.querySelector('main')?.remove();

const formats = REMOTE_FOLDERS.map(
  (folder) => [folder, createItemFormat(REMOTE_KINDS[folder])] as const,
);
for (const [folder, format] of formats) {
  CMS.registerCustomFormat(formatName(folder), 'json', format);
}
CMS.registerFieldType(CHECK, createCheckControl(new Map(formats)));
CMS.registerEventListener({ name: 'preSave', handler: completeNew });
// A separate build that contains the site's components.
const previews = '/editor/preview.js';
const { registerPreviews } = (await import(/* @vite-ignore */ previews)) as {
  registerPreviews: (cms: typeof CMS) => void;
};
registerPreviews(CMS);
await CMS.init({ config });
