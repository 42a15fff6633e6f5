import './without-eval.ts';
import './preview.css';
import { createPreview } from './create-preview.tsx';
import { DRAWN_FOLDERS } from './draw-item.ts';

// Tests compare what it draws with the pages of the site.
export { drawDraft } from './draw-draft.ts';

/** The editor, as far as it is needed here. */
interface Editor {
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (collection: string, template: ReturnType<typeof createPreview>) => void;
}

/** Gives the editor the previews of kinds of content, by the names of their folders. */
export function registerPreviews(editor: Editor): void {
  editor.registerPreviewStyle('/editor/preview.css');
  for (const folder of DRAWN_FOLDERS) {
    editor.registerPreviewTemplate(folder, createPreview(folder));
  }
}
