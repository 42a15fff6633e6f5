import CMS, { type CmsConfig } from '@sveltia/cms';
import { CHECK } from '../describe-collection.ts';
import { FOCUS, ICON, RICH } from '../describe-field.ts';
import { createEditables } from '../editables.ts';
import { formatName } from '../field-names.ts';
import { addStyles } from './add-styles.ts';
import { createCheckControl } from './check-control.ts';
import { choosePlace } from './choose-place.ts';
import { completeNew } from './complete-new.ts';
import { focusControl } from './focus-control.ts';
import { iconControl } from './icon-control.ts';
import { formsIn } from './forms-in.ts';
import { linkHistory } from './link-history.ts';
import { readJson } from './read-json.ts';
import { keepPastesPlain } from './keep-pastes-plain.ts';
import { refuseHeic } from './refuse-heic.ts';
import { richControl } from './rich-control.ts';

const config = await readJson<CmsConfig>('/editor/config.json');
if (config.backend.name === 'test-repo') await choosePlace();
document.querySelector('main')?.remove();
addStyles();
refuseHeic();
linkHistory(config);
keepPastesPlain();

const editables = createEditables();
for (const [name, format] of editables) {
  CMS.registerCustomFormat(formatName(name), 'json', format);
}
CMS.registerFieldType(CHECK, createCheckControl(editables, formsIn(config)));
CMS.registerFieldType(RICH, richControl);
CMS.registerFieldType(FOCUS, focusControl);
CMS.registerFieldType(ICON, iconControl);
CMS.registerEventListener({ name: 'preSave', handler: completeNew });
// A separate build that contains the site's components.
const previews = '/editor/preview.js';
const { registerPreviews } = (await import(/* @vite-ignore */ previews)) as {
  registerPreviews: (cms: typeof CMS) => void;
};
registerPreviews(CMS);
await CMS.init({ config });
