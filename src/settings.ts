import { envField } from 'astro/config';
import type { FormSettings } from './editor/describe-form.ts';
import { checkAddress } from './values/text/urls.ts';
import type { SourceSettings } from './content/loaders/create-sources.ts';
import type { Strictness } from './content/loaders/strictness.ts';
import { canBeEdited, hasEditor } from './editor/has-editor.ts';

const LOCAL_SITE = 'http://localhost:4321';
const GITHUB_API = 'https://api.github.com';

const STRICTNESS: Strictness[] = ['off', 'source', 'on'];
const isStrictness = (value: string): value is Strictness =>
  (STRICTNESS as string[]).includes(value);

const server = { context: 'server', access: 'public' } as const;
const client = { context: 'client', access: 'public' } as const;
const onOff = { ...server, values: ['on', 'off'] };

/** The settings of the site, read through `astro:env`. A wrong value stops the build. */
export const environment = {
  validateSecrets: true,
  schema: {
    SITE_URL: envField.string({ ...server, url: true, default: LOCAL_SITE }),
    CONTENT_REPO: envField.string({ ...server, optional: true }),
    CONTENT_REF: envField.string({ ...server, default: 'main' }),
    CONTENT_API_URL: envField.string({ ...server, default: GITHUB_API }),
    CONTENT_TOKEN: envField.string({ context: 'server', access: 'secret', optional: true }),
    CONTENT_STRICT: envField.enum({
      ...server,
      values: STRICTNESS,
      default: 'off',
    }),
    CONTENT_EDITOR: envField.enum({ ...onOff, optional: true }),
    CONTENT_EDITOR_REPO: envField.string({ ...server, optional: true }),
    CONTENT_EDITOR_SIGN_IN_URL: envField.string({ ...server, optional: true }),
    CONTENT_EDITOR_REVIEW: envField.enum({ ...onOff, default: 'off' }),
    SERVICE_WORKER: envField.enum({ ...onOff, default: 'on' }),
    SITE_COMMIT: envField.string({ ...server, optional: true }),
    PUBLIC_PLACE_SEARCH_URL: envField.string({ ...client, optional: true }),
    PUBLIC_ENQUIRY_URL: envField.string({ ...client, default: '/api/enquiries' }),
    // The Worker goes by these, and the privacy page states them.
    ENQUIRY_FORWARD_URL: envField.string({ context: 'server', access: 'secret', optional: true }),
    ENQUIRY_MAIL_TO: envField.string({ context: 'server', access: 'secret', optional: true }),
    ENQUIRY_MAIL_FROM: envField.string({ context: 'server', access: 'secret', optional: true }),
    ENQUIRY_KEEP_DAYS: envField.number({ ...server, int: true, min: 1, max: 3650, default: 365 }),
  },
};

/**
 * The address of the site, needed before `astro:env` exists.
 * @throws when SITE_URL is set and is not an http(s) address without a path.
 */
export function readSiteUrl(env: Record<string, string | undefined>): string {
  const wanted = 'an http or https address without a path, such as https://machair.example';
  const shape = /^https?:\/\/[^/?#]+\/?$/;
  return checkAddress('SITE_URL', env['SITE_URL'] || LOCAL_SITE, wanted, shape);
}

/**
 * Checks the shape of a repository's name.
 * @throws when it is set and is not `owner/name`.
 */
export function readContentRepo(
  value: string | undefined,
  setting = 'CONTENT_REPO',
): string | undefined {
  if (!value) return undefined;
  if (!/^(?!\.{1,2}\/)[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/.test(value)) {
    throw new Error(`${setting} is "${value}"; it must be owner/name, such as machair/content`);
  }
  return value;
}

/**
 * Checks CONTENT_API_URL, which is read before Astro checks the settings.
 * @throws when it is not an http(s) address.
 */
export function readContentApiUrl(value: string): string {
  return checkAddress('CONTENT_API_URL', value, `an http or https address, such as ${GITHUB_API}`);
}

/**
 * Where content comes from, for what is read before `astro:env` exists.
 * @throws if one of the settings is wrong
 */
export function readContentSource(
  env: Record<string, string | undefined>,
): SourceSettings & { strictness: Strictness } {
  const strictness = env['CONTENT_STRICT'] || 'off';
  if (!isStrictness(strictness)) {
    throw new Error(`CONTENT_STRICT is "${strictness}"; it must be off, source or on`);
  }
  return {
    repo: readContentRepo(env['CONTENT_REPO']),
    ref: env['CONTENT_REF'] || 'main',
    apiUrl: readContentApiUrl(env['CONTENT_API_URL'] || GITHUB_API),
    token: env['CONTENT_TOKEN'] || undefined,
    strictness,
  };
}

/**
 * What the content editor edits, if the build includes it.
 * @throws if one of its settings is wrong
 */
export function readEditor(env: Record<string, string | undefined>): FormSettings | undefined {
  if (!hasEditor(env)) return undefined;
  const signInUrl = env['CONTENT_EDITOR_SIGN_IN_URL'] || undefined;
  if (signInUrl) {
    const wanted = 'an http or https address, such as https://sign-in.machair.example';
    checkAddress('CONTENT_EDITOR_SIGN_IN_URL', signInUrl, wanted);
  }
  const content = readContentRepo(env['CONTENT_REPO']);
  const own = readContentRepo(env['CONTENT_EDITOR_REPO'], 'CONTENT_EDITOR_REPO');
  if (content && own) {
    throw new Error(
      `CONTENT_EDITOR_REPO is "${own}", and CONTENT_REPO is "${content}"; the form works on what the site is made from, so leave CONTENT_EDITOR_REPO out`,
    );
  }
  const repo = content ?? own;
  const apiUrl = readContentApiUrl(env['CONTENT_API_URL'] || GITHUB_API);
  if (repo && !canBeEdited(apiUrl)) {
    throw new Error(
      `CONTENT_EDITOR is "on", and CONTENT_API_URL is "${apiUrl}"; the form works with ${GITHUB_API}, or with a GitHub Enterprise Server at an address that ends in /api/v3`,
    );
  }
  return {
    siteUrl: readSiteUrl(env),
    repo,
    root: own ? 'content/' : '',
    ref: env['CONTENT_REF'] || 'main',
    apiUrl,
    signInUrl,
    isReviewed: readSwitch(env, 'CONTENT_EDITOR_REVIEW', 'off'),
  };
}

/**
 * The outside host in a service's address, for the content security policy.
 * @returns undefined for a path on this site, or no address
 * @throws if the value is neither a path nor an http(s) address
 */
export function readServiceOrigin(name: string, value: string | undefined): string | undefined {
  if (!value || /^\/(?!\/)/.test(value)) return undefined;
  const wanted = 'a path such as /api/place-search, or an http or https address';
  return new URL(checkAddress(name, value, wanted)).origin;
}

/**
 * An on/off setting that is needed before `astro:env` exists.
 * @throws if it is set to anything else
 */
export function readSwitch(
  env: Record<string, string | undefined>,
  name: string,
  normal: 'on' | 'off',
): boolean {
  const value = env[name] || normal;
  if (value !== 'on' && value !== 'off') {
    throw new Error(`${name} is "${value}"; it must be on or off`);
  }
  return value === 'on';
}
