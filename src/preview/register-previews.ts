import './without-eval.ts';
import './preview.css';
import { createPreview } from './create-preview.tsx';
import { formName, SETTINGS_FILES, type SettingsFile } from '../content/model/settings-files.ts';
import { DRAWN_FOLDERS, drawDraft } from './draw-draft.ts';
import { drawFile } from './draw-file.ts';

// Exposed because tests compare what it renders with the site's pages.
export { drawDraft };

/** The part of the editor's API that we use. */
interface Editor {
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (collection: string, template: ReturnType<typeof createPreview>) => void;
}

/** Gives the editor the previews, by the names of folders and files. */
export function registerPreviews(editor: Editor): void {
  editor.registerPreviewStyle('/editor/preview.css');
  for (const folder of DRAWN_FOLDERS) {
    const preview = createPreview((typed, id, getAsset) => drawDraft(folder, typed, id, getAsset));
    editor.registerPreviewTemplate(folder, preview);
  }
  for (const file of Object.keys(SETTINGS_FILES) as SettingsFile[]) {
    const preview = createPreview(async (typed) => ({
      markup: await drawFile(file, typed),
      missing: new Map(),
    }));
    editor.registerPreviewTemplate(formName(file), preview);
  }
}
