import * as z from 'zod/mini';
import { GITHUB } from './editor/has-editor.ts';
import { validateUrl, isLoopback } from './text/urls.ts';

/** Variables of the environment or `.env`. An empty variable counts as unset. */
export type Environment = Record<string, string | undefined>;

/** @throws if the value is invalid, with the setting's name and valid values, but never the value of a secret */
type Check<Value = unknown> = ((value: string, name: string) => Value) & {
  /** All valid values, if there are only a few. */
  values?: readonly string[];
};

export interface Setting<Value = unknown, Default = string | number | undefined> {
  /** The setting's purpose: the comment in `.env.example`. */
  purpose: string;
  check: Check<Value>;
  default: Default;
}

const setting = <Value, Default extends Value | undefined = undefined>(
  purpose: string,
  check: Check<Value>,
  defaultValue?: Default,
): Setting<Value, Default> => ({ purpose, check, default: defaultValue as Default });

function rejectSetting(name: string, value: string, expected: string): never {
  throw new Error(`${name} is "${value}"; it must be ${expected}`);
}

const text: Check<string> = (value) => value;

const address =
  (expected: string, shape?: RegExp): Check<string> =>
  (value, name) =>
    validateUrl(name, value, expected, shape);
const siteAddress = address(
  'an http or https address without a path, such as https://machair.example',
  /^https?:\/\/[^/?#]+\/?$/,
);
const apiAddress = address(`an http or https address, such as ${GITHUB}`);
const signInAddress = address('an http or https address, such as https://sign-in.machair.example');
const outsideAddress = address('a path such as /api/place-search, or an http or https address');
const service: Check<string> = (value, name) =>
  /^\/(?!\/)/.test(value) ? value : outsideAddress(value, name);

const webhook: Check<string> = (value, name) => {
  const expected = 'an https address, such as https://desk.example/enquiries';
  const url = new URL(validateUrl(name, value, expected, /^https?:\/\//));
  if (url.protocol !== 'http:' || isLoopback(url)) return url.href;
  // Does not repeat the URL, which may contain a key.
  throw new Error(
    `${name} begins with http, which would send enquiries unencrypted; it must be an https address, or http://localhost`,
  );
};

const accessTeam: Check<string> = (value, name) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'https:' || (url && isLoopback(url))) return url.origin;
  return rejectSetting(
    name,
    value,
    'an https address, such as https://company.cloudflareaccess.com',
  );
};

const repository: Check<string> = (value, name) =>
  /^(?!\.{1,2}\/)[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/.test(value)
    ? value
    : rejectSetting(name, value, 'owner/name, such as machair/content');

const mailAddress: Check<string> = (value, name) =>
  z.safeParse(z.email(), value).success
    ? value
    : rejectSetting(name, value, 'one email address, such as hello@your-company.example');

const countSetting = (purpose: string, defaultValue: number, max: number) =>
  setting<number, number>(
    purpose,
    (value, name) =>
      /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
        ? Number(value)
        : rejectSetting(name, value, `a whole number from 1 to ${max}, such as ${defaultValue}`),
    defaultValue,
  );

const CHOICES = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const oneOf = <Value extends string>(...values: Value[]): Check<Value> =>
  Object.assign(
    (value: string, name: string) =>
      values.find((each) => each === value) ?? rejectSetting(name, value, CHOICES.format(values)),
    { values },
  );
const onOff = oneOf('on', 'off');

const MIN_SECRET_LENGTH = 32;
const senderSecret: Check<string> = (value, name) => {
  if (value.length >= MIN_SECRET_LENGTH) return value;
  throw new Error(
    `${name} is missing or has fewer than ${MIN_SECRET_LENGTH} characters, so spam checks are off and rate limits are unreliable. Run "openssl rand -hex 32 | npx wrangler secret put ${name}".`,
  );
};
const webhookSecret: Check<string> = (value, name) => {
  if (value === '' || decodeWebhookSecret(value)) return value;
  throw new Error(
    `${name} is not base64, so enquiries are not forwarded. Run "openssl rand -base64 32". Give the result to the receiver and to "npx wrangler secret put ${name}".`,
  );
};

/**
 * The bytes of a webhook's secret.
 * @param secret base64, with or without the prefix `whsec_`
 * @returns undefined if it is not base64
 */
export function decodeWebhookSecret(secret: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = atob(secret.replace('whsec_', ''));
    return bytes ? Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

/** Read by the Worker and by the build, which uses some of them in the privacy policy. */
export const SHARED_SETTINGS = {
  SITE_URL: setting('Address of the site.', siteAddress, 'http://localhost:4321'),
  ENQUIRY_FORWARD_URL: setting('Webhook that receives each enquiry, as JSON.', webhook),
  ENQUIRY_MAIL_TO: setting('Address that receives each enquiry by email.', mailAddress),
  ENQUIRY_MAIL_FROM: setting(
    'Sender of these emails: an address at a domain set up in Cloudflare Email Sending.',
    mailAddress,
  ),
  ENQUIRY_KEEP_DAYS: countSetting('Days until an enquiry is deleted.', 365, 3650),
  VISIT_COUNTS: setting('Set to off to stop counting visits.', onOff, 'on'),
};

/** Read by the build, and public: the scripts that visitors load contain them. */
export const BROWSER_SETTINGS = {
  PUBLIC_PLACE_SEARCH_URL: setting(
    'Station search, such as /api/place-search. If empty, the built-in stations are searched.',
    service,
  ),
  PUBLIC_ENQUIRY_URL: setting('Address that the contact form posts to.', service, '/api/enquiries'),
};

/** Read only by the build. */
export const BUILD_SETTINGS = {
  CONTENT_REPO: setting(
    'Content repository, owner/name. If empty, the folder content/ is used.',
    repository,
  ),
  CONTENT_REF: setting('Branch of the content repository.', text, 'main'),
  CONTENT_API_URL: setting("Server with GitHub's contents API.", apiAddress, GITHUB),
  CONTENT_TOKEN: setting('Token that may read the content repository. Secret.', text),
  CONTENT_STRICT: setting(
    'Content problems that stop the build. off: none; source: content cannot be downloaded; on: any.',
    oneOf('off', 'source', 'on'),
    'off',
  ),
  CONTENT_EDITOR: setting(
    'Whether /editor exists: on or off. If empty, it is on when CONTENT_REPO or CONTENT_EDITOR_REPO names a GitHub repository.',
    onOff,
  ),
  CONTENT_EDITOR_REPO: setting(
    'Owner/name of this repository, for /editor to change content/.',
    repository,
  ),
  CONTENT_EDITOR_SIGN_IN_URL: setting('OAuth service that editors sign in with.', signInAddress),
  CONTENT_EDITOR_REVIEW: setting(
    'Set to on to make saving in /editor open a pull request.',
    onOff,
    'off',
  ),
  SERVICE_WORKER: setting('Set to off to remove offline support.', onOff, 'on'),
  SITE_COMMIT: setting('Commit shown on /admin. If empty, the current one.', text),
};

/** Read only by the Worker. */
const WORKER_ONLY_SETTINGS = {
  ENQUIRY_FORWARD_FIELDS: setting(
    'Fields sent to the webhook. specified: name, email, phone, subject, message, service and form; all: adds the reference and time received.',
    oneOf('specified', 'all'),
    'specified',
  ),
  ENQUIRIES_PER_MINUTE: countSetting('Enquiries a minute from one IP address.', 5, 100_000),
  ENQUIRIES_PER_HOUR: countSetting(
    'Enquiries accepted an hour; one network may send a tenth of that.',
    200,
    1_000_000,
  ),
  PLACE_SEARCHES_PER_MINUTE: countSetting(
    'Paid searches a minute from one IP address.',
    20,
    100_000,
  ),
  PLACE_SEARCHES_PER_DAY: countSetting(
    'Paid searches a day (UTC); one network may make a twentieth of them.',
    2000,
    1_000_000,
  ),
  ACCESS_TEAM: setting(
    'Cloudflare Access, for /inbox: address of the team, such as https://company.cloudflareaccess.com.',
    accessTeam,
  ),
  ACCESS_AUD: setting('Cloudflare Access, for /inbox: Application Audience (AUD) Tag.', text),
};
export const WORKER_SETTINGS = { ...SHARED_SETTINGS, ...WORKER_ONLY_SETTINGS };

/** Passed to the Worker as secrets, never as command arguments. */
export const WORKER_SECRETS = {
  SENDER_SECRET: setting(
    '32 random characters or more: signs forms and hashes IP addresses.',
    senderSecret,
  ),
  PLACE_SEARCH_KEY: setting("Key of TomTom's Search API, for paid place searches.", text),
  ENQUIRY_FORWARD_SECRET: setting('Base64: signs calls to the webhook.', webhookSecret),
};

type Settings = Readonly<Record<string, Setting>>;
type Values<S extends Settings> = {
  [Name in keyof S]: ReturnType<S[Name]['check']> | S[Name]['default'];
};

/**
 * Reads settings. Unset or empty ones get their defaults.
 * @throws at the first invalid setting
 */
export const readSettings = <S extends Settings>(settings: S, env: Environment): Values<S> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, each]) => {
      const value = env[name];
      return [name, value ? each.check(value, name) : each.default];
    }),
  ) as Values<S>;

/** Reads the settings of the build. */
export const readBuildSettings = (env: Environment) =>
  readSettings({ ...SHARED_SETTINGS, ...BROWSER_SETTINGS, ...BUILD_SETTINGS }, env);
