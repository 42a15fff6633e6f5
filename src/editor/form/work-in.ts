import { DASHBOARD_FOLDERS } from '../../content/model/content-types.ts';

/**
 * Makes the form's test backend work in a folder: when it asks the browser for the page's private folder, it gets this
 * one instead. It is signed in at once, since there is no service to sign in to.
 */
export function workIn(folder: FileSystemDirectoryHandle): void {
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: () => Promise.resolve(root) });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}

/**
 * Checks that a folder holds content.
 * @throws an error that says what to choose instead
 */
export async function checkFolder(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const [name, { kind }] of folder.entries()) {
    if (kind === 'directory' && DASHBOARD_FOLDERS.some((each) => each === name)) return;
  }
  throw new Error(
    `The folder ${folder.name} has none of ${DASHBOARD_FOLDERS.join(', ')}; choose the one that holds them, such as content of the site’s own repository.`,
  );
}
