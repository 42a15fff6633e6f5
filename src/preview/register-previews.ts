import './without-eval.ts';
import './preview.css';
import { pictures } from 'virtual:preview-content';
import { createPreview } from './create-preview.tsx';
import { DRAWN_FOLDERS, renderDraft } from './render-draft.ts';

// Exposed for tests, which compare previews with the site's pages.
export { renderDraft };

/** The URL of a picture on the site, by its path in content. */
export const findServedImage = (path: string): string | undefined => pictures[path]?.src;

/** The part of the CMS's API that we use. */
interface Editor {
  registerPreviewStyle: (url: string) => void;
  registerPreviewTemplate: (collection: string, template: ReturnType<typeof createPreview>) => void;
}

/** Registers the previews with the CMS, by folder. */
export function registerPreviews(editor: Editor): void {
  editor.registerPreviewStyle('/editor/preview.css');
  for (const folder of DRAWN_FOLDERS) {
    editor.registerPreviewTemplate(folder, createPreview(folder));
  }
}
