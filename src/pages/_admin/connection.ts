import {
  CONTENT_API_URL,
  CONTENT_EDITOR,
  CONTENT_EDITOR_REPO,
  CONTENT_REF,
  CONTENT_REPO,
} from 'astro:env/server';
import { formUrls } from '../../editor/form-urls.ts';
import { DASHBOARD_FOLDERS } from '../../content/model/dashboard-types.ts';
import type { Connection } from '../../admin/connection.ts';
import { repositoryUrl } from '../../content/sources/web-urls.ts';
import { hasEditor } from '../../editor/has-editor.ts';

const repo = CONTENT_REPO || CONTENT_EDITOR_REPO || undefined;
/** The dashboard's data sources. */
export const connection: Connection = {
  repo,
  root: CONTENT_REPO || !repo ? '' : 'content/',
  // A content repository's workflow calls the site's own, and has the same result.
  workflow: CONTENT_REPO ? 'rebuild.yml' : 'deploy.yml',
  ref: CONTENT_REF,
  apiUrl: CONTENT_API_URL,
  repositoryUrl: repo && repositoryUrl(CONTENT_API_URL, repo),
  // The development server does not have the editor.
  hasEditor:
    import.meta.env.PROD &&
    hasEditor({ CONTENT_EDITOR, CONTENT_REPO, CONTENT_EDITOR_REPO, CONTENT_API_URL }),
  manifestUrl: '/data/content-manifest.json',
};

/** The URL in the form to change a content file, at a field if given; undefined without a form. */
export function editingAddress(file: string, field?: string): string | undefined {
  if (!connection.hasEditor) return undefined;
  const [folder, name] = file.split('/');
  const found = DASHBOARD_FOLDERS.find((each) => each === folder);
  return found && name ? formUrls.change(found, name, field) : formUrls.settings(file, field);
}
