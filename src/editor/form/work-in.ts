import { REMOTE_FOLDERS } from '../../content/kinds/remote-kinds.ts';

/**
 * Lets the form's own test backend work in a folder: it asks the browser for the private one of this page, and gets this
 * instead. It is signed in at once, as there is nobody to sign in to.
 */
export function workIn(folder: FileSystemDirectoryHandle): void {
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: () => Promise.resolve(root) });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}

/**
 * Makes sure that a folder holds content.
 * @throws with what to choose instead
 */
export async function checkFolder(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const [name, { kind }] of folder.entries()) {
    if (kind === 'directory' && REMOTE_FOLDERS.some((each) => each === name)) return;
  }
  throw new Error(
    `The folder ${folder.name} has none of ${REMOTE_FOLDERS.join(', ')}; choose the one that holds them, such as content of the site’s own repository.`,
  );
}
