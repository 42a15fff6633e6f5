import type { CmsConfig } from '@sveltia/cms';

const OPEN_ITEM = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/;

/**
 * The file of the item that is open in the form, from the root of content, such as services/solar.json.
 * @param hash of the form's address
 * @returns undefined where no item is open
 */
export function pathInContent(
  hash: string,
  { collections = [], media_folder = '' }: CmsConfig,
): string | undefined {
  const [, collection, name = ''] = OPEN_ITEM.exec(hash) ?? [];
  const form = collections.find((each) => 'name' in each && each.name === collection);
  if (!form) return undefined;
  const root = media_folder.replace(/uploads$/, '');
  if ('files' in form) {
    const file = form.files.find((each) => 'file' in each && each.name === name);
    return file && 'file' in file ? file.file.slice(root.length) : undefined;
  }
  return 'folder' in form ? `${form.folder.slice(root.length)}/${name}.json` : undefined;
}
