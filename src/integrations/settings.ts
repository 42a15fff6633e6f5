import { envField } from 'astro/config';
import { canBeEdited, GITHUB, hasEditor } from '../editor/has-editor.ts';
import {
  BROWSER_SETTINGS,
  BUILD_SETTINGS,
  readBuildSettings,
  SHARED_SETTINGS,
  type Environment,
  type Setting,
} from '../settings.ts';

/** Settings that must not reach the output of Astro's build. */
const SECRETS = /^(CONTENT_TOKEN|ENQUIRY_(FORWARD|MAIL)_.*)$/;

function toField([name, { check, default: defaultValue }]: [string, Setting]) {
  const context = Object.hasOwn(BROWSER_SETTINGS, name)
    ? ({ context: 'client', access: 'public' } as const)
    : ({ context: 'server', access: SECRETS.test(name) ? 'secret' : 'public' } as const);
  if (typeof defaultValue === 'number')
    return envField.number({ ...context, default: defaultValue });
  const missing = typeof defaultValue === 'string' ? { default: defaultValue } : { optional: true };
  return check.values
    ? envField.enum({ ...context, ...missing, values: [...check.values] })
    : envField.string({ ...context, ...missing });
}

const settings = { ...SHARED_SETTINGS, ...BROWSER_SETTINGS, ...BUILD_SETTINGS };

/** Settings that pages read through `astro:env`. `readBuildSettings` checks the values. */
export const environment = {
  validateSecrets: true,
  schema: Object.fromEntries(
    Object.entries(settings).map(([name, each]) => [name, toField([name, each])]),
  ),
};

/**
 * Content settings for code that runs before `astro:env` exists.
 * @throws if a setting is invalid
 */
export function readContentSource(env: Environment) {
  const settings = readBuildSettings(env);
  return {
    repo: settings.CONTENT_REPO,
    ref: settings.CONTENT_REF,
    apiUrl: settings.CONTENT_API_URL,
    token: settings.CONTENT_TOKEN,
    strictness: settings.CONTENT_STRICT,
  };
}

/**
 * Settings of the content form, if the build includes it.
 * @throws if a setting is invalid
 */
export function readEditor(env: Environment) {
  const settings = readBuildSettings(env);
  const {
    CONTENT_REPO: content,
    CONTENT_EDITOR_REPO: editorRepo,
    CONTENT_API_URL: apiUrl,
  } = settings;
  if (!hasEditor(settings)) return undefined;
  if (content && editorRepo) {
    throw new Error(
      `CONTENT_EDITOR_REPO is "${editorRepo}", and CONTENT_REPO is "${content}": remove CONTENT_EDITOR_REPO, because the form edits the content repository`,
    );
  }
  const repo = content ?? editorRepo;
  if (repo && !canBeEdited(apiUrl)) {
    throw new Error(
      `CONTENT_EDITOR is "on", but CONTENT_API_URL is "${apiUrl}": the form needs ${GITHUB}, or a GitHub Enterprise Server at an address that ends in /api/v3`,
    );
  }
  return {
    siteUrl: settings.SITE_URL,
    repo,
    root: editorRepo ? ('content/' as const) : ('' as const),
    ref: settings.CONTENT_REF,
    apiUrl,
    signInUrl: settings.CONTENT_EDITOR_SIGN_IN_URL,
    isReviewed: settings.CONTENT_EDITOR_REVIEW === 'on',
  };
}
