import './without-eval.ts';
import './preview.css';
import { REMOTE_FOLDERS } from '../content/kinds/remote-kinds.ts';
import { createPreview } from './create-preview.tsx';

// Tests compare what it draws with the pages of the site.
export { drawDraft } from './draw-draft.ts';

/** The editor, as far as it is needed here. */
interface Editor {
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (collection: string, template: ReturnType<typeof createPreview>) => void;
}

/** Gives the editor a preview of each kind of content, by the name of its folder. */
export function registerPreviews(editor: Editor): void {
  editor.registerPreviewStyle('/editor/preview.css');
  for (const folder of REMOTE_FOLDERS) {
    editor.registerPreviewTemplate(folder, createPreview(folder));
  }
}
