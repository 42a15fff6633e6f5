import { prepareTrial } from './prepare-trial.ts';
import { checkFolder, workIn } from './work-in.ts';

declare global {
  /** Not every browser has this, and TypeScript does not know it. */
  function showDirectoryPicker(options: { mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>;
}

/** Where to save if the site has no content repository. */
type Place = { name: string; folder: FileSystemDirectoryHandle | undefined };

const TRIAL =
  'A trial in this browser: it changes nothing on the site, and begins anew whenever this page is opened.';

const EMPTY = 'This browser lets pages write no files, so it begins empty and stays in memory.';

/** Waits until the editor has chosen a trial or a folder, prepares it, and returns the choice. */
export async function choosePlace(): Promise<void> {
  const place = await new Promise<Place>((choose) => {
    offer('#trial', async () => {
      const folder = await prepareTrial();
      choose({ name: folder ? TRIAL : `${TRIAL} ${EMPTY}`, folder });
    });
    offer('#folder', async () => {
      const folder = await showDirectoryPicker({ mode: 'readwrite' });
      await checkFolder(folder);
      choose({
        name: `The folder ${folder.name} of this computer: saving changes its files. The site follows when it is built from them.`,
        folder,
      });
    });
    document
      .querySelector('#no-folder')
      ?.toggleAttribute('hidden', 'showDirectoryPicker' in window);
    document
      .querySelector('#folder')
      ?.toggleAttribute('disabled', !('showDirectoryPicker' in window));
  });
  tell('#place', place.name);
  if (place.folder) workIn(place.folder);
}

/** Runs a button's action, and shows why if it fails. */
function offer(selector: string, begin: () => Promise<void>): void {
  const button = document.querySelector(selector);
  button?.addEventListener('click', () => {
    tell('#problem', '');
    begin().catch((error: unknown) => {
      // The editor closed the browser's dialog and may choose again.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      tell('#problem', error instanceof Error ? error.message : String(error));
    });
  });
  button?.removeAttribute('disabled');
}

function tell(selector: string, words: string): void {
  const place = document.querySelector(selector);
  if (place) place.textContent = words;
}
