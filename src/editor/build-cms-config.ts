import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import { IMAGE_LIMIT_BYTES } from '../content/images/image-file.ts';
import type { Folder } from '../content/model/content-types.ts';
import {
  SETTINGS_FILES,
  PAGES_FOLDER,
  type SettingsFile,
} from '../content/model/settings-files.ts';
import { buildCollection } from './build-collection.ts';
import { buildFileCollection, type BuiltInFiles } from './build-file-collection.ts';
import { GITHUB } from './has-editor.ts';

/** The form's settings, fixed when the site was built. Never contains a token. */
export interface FormSettings {
  siteUrl: string;
  /** owner/name; undefined for the trial version, or a folder on the editor's computer. */
  repo: string | undefined;
  /** The repository's content folder: empty for a content repository, content/ in the site's own. */
  root: '' | 'content/';
  /** Branch. */
  ref: string;
  /** Such as https://api.github.com */
  apiUrl: string;
  /** The operator's OAuth app for signing in; undefined if editors sign in with their own tokens. */
  signInUrl: string | undefined;
  /** Whether saving opens a pull request instead of a commit on the branch. */
  isReviewed: boolean;
}

/** The characters of an id, which is both a file name and part of a URL. */
const ID_LIMIT = 60;

/**
 * Processing of a new picture before it leaves the browser: redrawing it removes the location, camera and owner from its
 * metadata, and limits its size to that needed by pages.
 */
const REENCODED = { quality: 90, width: 2400, height: 2400 };
const PICTURES = {
  max_file_size: IMAGE_LIMIT_BYTES,
  slugify_filename: true,
  transformations: { jpeg: REENCODED, png: REENCODED, webp: REENCODED, avif: REENCODED },
};

const FILES = Object.keys(SETTINGS_FILES) as SettingsFile[];
const isPage = (name: string): boolean => name.startsWith(`${PAGES_FOLDER}/`);

/**
 * The complete configuration of the form, derived from the site's schemas.
 * @param builtIn the contents of the built-in settings files
 */
export function buildCmsConfig(settings: FormSettings, builtIn: BuiltInFiles): CmsConfig {
  const { root } = settings;
  const folder = (name: Folder) => buildCollection(name, root);
  const files = (name: string, label: string, which: readonly SettingsFile[]) =>
    buildFileCollection(name, label, which, builtIn, root);
  return {
    load_config_file: false,
    app_title: 'Form for editors',
    logo: { src: '/favicon.svg' },
    site_url: settings.siteUrl,
    logout_redirect_url: '/editor',
    backend: settings.repo
      ? buildBackend({ ...settings, repo: settings.repo })
      : { name: 'test-repo' },
    publish_mode: settings.repo && settings.isReviewed ? 'editorial_workflow' : 'simple',
    media_folder: `${root}uploads`,
    public_folder: '/uploads',
    media_libraries: { stock_assets: false, default: { config: PICTURES } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: ID_LIMIT },
    // The content that changes most often comes first.
    collections: [
      files(
        'firm',
        'Company',
        FILES.filter((name) => !isPage(name)),
      ),
      folder('faqs'),
      files('pages', 'Page texts', FILES.filter(isPage)),
      folder('case-studies'),
      folder('properties'),
      folder('services'),
      folder('benefits'),
    ],
  };
}

function buildBackend(settings: FormSettings & { repo: string }): GitHubBackend {
  const { repo, ref, apiUrl, signInUrl } = settings;
  return {
    name: 'github',
    repo,
    branch: ref,
    // The CMS's default GraphQL URL is wrong for servers other than github.com.
    ...(apiUrl !== GITHUB && {
      api_root: apiUrl,
      graphql_api_root: apiUrl.replace(/\/v3\/?$/, '/graphql'),
    }),
    auth_methods: signInUrl ? ['oauth', 'token'] : ['token'],
    ...(signInUrl && { base_url: signInUrl }),
    commit_messages: {
      create: 'Add {{collection}} {{slug}}',
      update: 'Change {{collection}} {{slug}}',
      delete: 'Remove {{collection}} {{slug}}',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Remove {{path}}',
    },
  };
}
