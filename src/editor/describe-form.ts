import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import { REMOTE_FOLDERS } from '../content/kinds/remote-kinds.ts';
import { describeCollection } from './describe-collection.ts';

/** What the form works on and how, as the site was built. Never a token. */
export interface FormSettings {
  siteUrl: string;
  /** owner/name; undefined: a trial, or a folder of the editor's machine. */
  repo: string | undefined;
  /** Branch. */
  ref: string;
  /** Such as https://api.github.com */
  apiUrl: string;
  /** Where the operator's OAuth app signs editors in; undefined: they sign in with a token of their own. */
  signInUrl: string | undefined;
  /** Whether saving opens a pull request instead of a commit on the branch. */
  isReviewed: boolean;
}

const GITHUB = 'https://api.github.com';
/** Of the id, which is a file name and an address. */
const ID_LIMIT = 60;

/** The whole configuration of the form, made from the site's own schemas. */
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
    // Left to itself, the form asks another server's GraphQL API at an address that it has not.
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
