import { readJson } from './read-json.ts';

const FOLDER = 'trial';

/**
 * Prepares a private folder for a trial, with a copy of the built-in content.
 * @returns undefined if the browser has no private folders for pages; the form then saves in memory
 */
export async function prepareTrial(): Promise<FileSystemDirectoryHandle | undefined> {
  const files = await readJson<Record<string, string>>('/editor/trial.json');
  const root = await openRoot();
  if (!root || !('createWritable' in FileSystemFileHandle.prototype)) return undefined;
  await root.removeEntry(FOLDER, { recursive: true }).catch(() => undefined);
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  for (const [path, base64] of Object.entries(files)) {
    await write(folder, path.split('/'), bytesOf(base64));
  }
  return folder;
}

/** The folder of all private folders; undefined where a browser has or allows none. */
async function openRoot(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await navigator.storage.getDirectory();
  } catch {
    return undefined;
  }
}

async function write(
  folder: FileSystemDirectoryHandle,
  [name = '', ...rest]: readonly string[],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (rest.length > 0) {
    await write(await folder.getDirectoryHandle(name, { create: true }), rest, bytes);
    return;
  }
  const file = await folder.getFileHandle(name, { create: true });
  const writer = await file.createWritable();
  await writer.write(bytes);
  await writer.close();
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
