import './without-eval.ts';
import './preview.css';
import { REMOTE_FOLDERS } from '../content/kinds/remote-kinds.ts';
import { createPreview } from './create-preview.tsx';

// Exposed because tests compare what it renders with the site's pages.
export { drawDraft } from './draw-draft.ts';

/** The part of the editor's API that we use. */
interface Editor {
  registerPreviewStyle: (address: string) => void;
  registerPreviewTemplate: (collection: string, template: ReturnType<typeof createPreview>) => void;
}

/** Registers a preview for each kind of content, by the name of its folder. */
export function registerPreviews(editor: Editor): void {
  editor.registerPreviewStyle('/editor/preview.css');
  for (const folder of REMOTE_FOLDERS) {
    editor.registerPreviewTemplate(folder, createPreview(folder));
  }
}
