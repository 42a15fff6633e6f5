import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import { REMOTE_FOLDERS } from '../content/kinds/remote-kinds.ts';
import { GITHUB } from './has-editor.ts';
import { describeCollection } from './describe-collection.ts';

/** What the form edits and how, fixed when the site was built. Never holds a token. */
export interface FormSettings {
  siteUrl: string;
  /** owner/name; undefined for a trial, or a folder on the editor's computer. */
  repo: string | undefined;
  /** Branch. */
  ref: string;
  /** Such as https://api.github.com */
  apiUrl: string;
  /** The operator's OAuth app for signing in; undefined if editors sign in with their own tokens. */
  signInUrl: string | undefined;
  /** Whether saving opens a pull request instead of a commit on the branch. */
  isReviewed: boolean;
}

/** The characters of an id, which is both a file name and an address. */
const ID_LIMIT = 60;

/** The complete configuration of the form, made from the site's own schemas. */
export function describeForm(settings: FormSettings): CmsConfig {
  return {
    load_config_file: false,
    app_title: 'Form for editors',
    logo: { src: '/favicon.svg' },
    site_url: settings.siteUrl,
    logout_redirect_url: '/editor',
    backend: settings.repo
      ? describeRepository({ ...settings, repo: settings.repo })
      : { name: 'test-repo' },
    publish_mode: settings.repo && settings.isReviewed ? 'editorial_workflow' : 'simple',
    media_folder: 'uploads',
    public_folder: '/uploads',
    media_libraries: { stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: ID_LIMIT },
    collections: REMOTE_FOLDERS.map(describeCollection),
  };
}

function describeRepository(settings: FormSettings & { repo: string }): GitHubBackend {
  const { repo, ref, apiUrl, signInUrl } = settings;
  return {
    name: 'github',
    repo,
    branch: ref,
    // By default, the form would ask another server's GraphQL API at an address where it has none.
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
