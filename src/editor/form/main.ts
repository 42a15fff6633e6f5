import CMS, { type AppEventListener, type CmsConfig, type Field } from '@sveltia/cms';
import { isFolder } from '../../content/model/content-types.ts';
import { londonDay } from '../../dates/london.ts';
import { CHECK_FIELD } from '../build-collection.ts';
import { FOCUS_CONTROL, ICON_CONTROL, RICH_CONTROL } from '../build-field.ts';
import { createEditables } from '../editables.ts';
import { formatName } from '../field-names.ts';
import { createCheckControl } from './check-control.ts';
import { createFocusControl } from './focus-control.ts';
import rules from './form.css?inline';
import { iconControl } from './icon-control.ts';
import { richControl } from './rich-control.ts';
import { scrollToField } from './scroll-to-field.ts';

const response = await fetch('/editor/config.json');
const config = (await response.json()) as CmsConfig;
document.querySelector('main')?.remove();
// The controls' own styles: their elements do not exist yet when the build removes unused styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);
document.adoptedStyleSheets.push(sheet);

const editables = createEditables();
for (const [name, format] of editables) {
  CMS.registerCustomFormat(formatName(name), 'json', format);
}
CMS.registerFieldType(CHECK_FIELD, createCheckControl(editables, listFormFields(config)));
CMS.registerFieldType(RICH_CONTROL, richControl);
CMS.registerFieldType(ICON_CONTROL, iconControl);
CMS.registerEventListener({ name: 'preSave', handler: completeNewItem });
// A separate build that contains the site's components.
const previews = '/editor/preview.js';
const { findServedImage, registerPreviews } = (await import(/* @vite-ignore */ previews)) as {
  findServedImage: (path: string) => string | undefined;
  registerPreviews: (cms: typeof CMS) => void;
};
registerPreviews(CMS);
CMS.registerFieldType(FOCUS_CONTROL, createFocusControl(findServedImage));
scrollToField();
await CMS.init({ config });

/** The fields of each form, by the name of the folder or file that it edits. */
function listFormFields({ collections = [] }: CmsConfig): ReadonlyMap<string, readonly Field[]> {
  const forms = collections.flatMap<{ fields?: readonly Field[] }>((each) =>
    'files' in each ? each.files : 'divider' in each ? [] : [each],
  );
  return new Map(
    forms.map(({ fields = [] }) => {
      const check = fields.find(({ name }) => name === CHECK_FIELD) as { of?: string } | undefined;
      return [check?.of ?? '', fields];
    }),
  );
}

/** Sets a new item's id from its file name, and its date to today, even if it was copied from another item. */
function completeNewItem({ entry }: Parameters<AppEventListener['handler']>[0]): typeof entry {
  if (!entry.get('newRecord') || !isFolder(entry.get('collection'))) return entry;
  const named = entry.setIn(['data', 'id'], entry.get('slug'));
  return entry.getIn(['data', 'updated'])
    ? named
    : named.setIn(['data', 'updated'], londonDay(Date.now()));
}
