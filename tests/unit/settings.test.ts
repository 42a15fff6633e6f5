import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ENV_EXAMPLES } from '../../scripts/env-examples.ts';
import { environment, readEditor } from '../../src/integrations/settings.ts';
import { readSenderSecret } from '../../src/worker/secrets.ts';
import { readWorkerSettings } from '../../src/worker/settings.ts';
import { readBuildSettings } from '../../src/settings.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('settings', () => {
  // tests/unit/docs/references.test.ts compares the defaults with the documents.
  test('treats empty settings as unset', () => {
    const empty = { SITE_URL: '', CONTENT_REPO: '', ENQUIRIES_PER_MINUTE: '' };
    expect(readBuildSettings(empty)).toEqual(readBuildSettings({}));
    expect(readWorkerSettings(empty)).toEqual(readWorkerSettings({}));
    expect(readWorkerSettings({})).toMatchObject({ siteOrigin: undefined, mail: undefined });
  });

  test.each([
    ['SITE_URL', 'https://machair.example/'],
    ['SITE_URL', 'http://127.0.0.1:4321'],
    ['CONTENT_API_URL', 'http://127.0.0.1:8080/api/v3'],
    ['CONTENT_API_URL', 'https://machair.example/@scope?to=a@b.example'],
    ['CONTENT_REPO', 'Machair-Renewables/site.content_2'],
    ['CONTENT_STRICT', 'source'],
    ['PUBLIC_PLACE_SEARCH_URL', '/api/place-search'],
    ['PUBLIC_ENQUIRY_URL', 'https://desk.example/form'],
    ['ENQUIRY_FORWARD_URL', 'https://desk.example/in?key=1'],
    ['ENQUIRY_FORWARD_URL', 'http://localhost:8080/in'],
    ['ENQUIRY_FORWARD_URL', 'http://[::1]:8080/in'],
    ['ENQUIRY_MAIL_TO', 'office@machair.example'],
  ])('accepts %s=%s', (name, value) => {
    expect(readBuildSettings({ [name]: value })).toMatchObject({ [name]: value });
  });

  const SITES = ['machair.example', '//machair.example', 'ftp://machair.example', 'https://a b'];
  const REPOS = [
    'machair',
    'a/b/c',
    '/content',
    'machair/',
    'a/b c',
    'https://a.example/b',
    '../..',
  ];
  const COUNTS = ['abc', '0', '1.5', '-1', '1e2', ' 5', '99999999'];
  const MAILS = ['office', 'a@machair.example, b@machair.example', 'O <o@machair.example>'];
  const WRONG = {
    SITE_URL: [...SITES, 'https://a.example/b', 'https://a.example?x=1', 'https://a.example#top'],
    CONTENT_API_URL: ['not a url', 'api.github.com', 'file:///etc'],
    CONTENT_REPO: REPOS,
    CONTENT_EDITOR_REPO: REPOS,
    CONTENT_EDITOR_SIGN_IN_URL: ['sign-in', 'https://'],
    CONTENT_STRICT: ['yes'],
    CONTENT_EDITOR: ['yes'],
    CONTENT_EDITOR_REVIEW: ['yes'],
    SERVICE_WORKER: ['yes'],
    PUBLIC_PLACE_SEARCH_URL: ['//elsewhere.example', 'javascript:a()'],
    PUBLIC_ENQUIRY_URL: ['desk.example', '//elsewhere.example'],
    ENQUIRY_FORWARD_URL: ['desk.example', 'ftp://desk.example', 'https://'],
    ENQUIRY_FORWARD_FIELDS: ['some'],
    ENQUIRY_MAIL_TO: MAILS,
    ENQUIRY_MAIL_FROM: MAILS,
    ENQUIRY_KEEP_DAYS: [...COUNTS, '3651'],
    ENQUIRIES_PER_MINUTE: COUNTS,
    ENQUIRIES_PER_HOUR: COUNTS,
    PLACE_SEARCHES_PER_MINUTE: COUNTS,
    PLACE_SEARCHES_PER_DAY: COUNTS,
  };
  test.each(Object.entries(WRONG))(
    'names the setting %s if its value is invalid',
    (name, values) => {
      for (const value of values) {
        const env = { [name]: value };
        const read = () => [readBuildSettings(env), readWorkerSettings(env)];
        expect(read).toThrow(`${name} is "${value}"; it must be `);
      }
    },
  );

  test('describes the valid values in the error', () => {
    const read = (env: Record<string, string>) => () => readWorkerSettings(env);
    expect(read({ ENQUIRIES_PER_HOUR: '0' })).toThrow(
      'it must be a whole number from 1 to 1000000, such as 200',
    );
    expect(read({ ENQUIRY_MAIL_TO: 'office@machair.example' })).toThrow(
      'Only one of ENQUIRY_MAIL_TO and ENQUIRY_MAIL_FROM is set. Set both to send email, or neither.',
    );
  });

  test.each(['SITE_URL', 'CONTENT_API_URL', 'PUBLIC_ENQUIRY_URL', 'ENQUIRY_FORWARD_URL'])(
    'rejects a password in %s without leaking it',
    (name) => {
      for (const value of ['https://firm:pa55word@desk.example', '//pa55word@desk.example']) {
        const read = () => readBuildSettings({ [name]: value });
        expect(read).toThrow(`${name} must not contain a username or password`);
        expect(read).not.toThrow('pa55word');
      }
    },
  );

  test.each(['desk.example', 'localhost.desk.example', '127.desk.example', '192.168.0.2', '[::2]'])(
    'rejects unencrypted forwarding to %s without leaking the URL',
    (host) => {
      const read = () => readWorkerSettings({ ENQUIRY_FORWARD_URL: `http://${host}/in?key=1` });
      expect(read).toThrow(/^ENQUIRY_FORWARD_URL begins with http, .*it must be an https address/);
      expect(read).not.toThrow(host);
    },
  );

  test('includes the site’s origin and both email addresses for the Worker', () => {
    const mail = { ENQUIRY_MAIL_TO: 'a@machair.example', ENQUIRY_MAIL_FROM: 'b@machair.example' };
    expect(readWorkerSettings({ ...mail, SITE_URL: 'https://machair.example/' })).toMatchObject({
      siteOrigin: 'https://machair.example',
      mail: { to: 'a@machair.example', from: 'b@machair.example' },
    });
  });

  test('lists every setting in the example files', () => {
    for (const [file, text] of Object.entries(ENV_EXAMPLES)) {
      expect(readFileSync(file, 'utf8'), 'run node scripts/env-examples.ts').toBe(text);
    }
  });
});

test('replaces a missing or short sender secret with a random one', () => {
  const SENDER_SECRET = 'x'.repeat(32);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(readSenderSecret({ SENDER_SECRET })).toBe(SENDER_SECRET);
  const secret = readSenderSecret({});
  expect(secret.length).toBeGreaterThan(60);
  expect(readSenderSecret({ SENDER_SECRET: 'secret' })).toBe(secret);
  expect(warned.mock.calls.length).toBeLessThanOrEqual(1);
});

describe('settings for pages', () => {
  const fields = Object.entries(environment.schema);

  test('marks settings as public or secret', () => {
    const namesOf = (test: (field: (typeof fields)[number][1]) => boolean) =>
      fields.filter(([, field]) => test(field)).map(([name]) => name);
    expect(namesOf(({ context }) => context === 'client')).toEqual([
      'PUBLIC_PLACE_SEARCH_URL',
      'PUBLIC_ENQUIRY_URL',
    ]);
    expect(namesOf(({ access }) => access === 'secret')).toEqual([
      'ENQUIRY_FORWARD_URL',
      'ENQUIRY_MAIL_TO',
      'ENQUIRY_MAIL_FROM',
      'CONTENT_TOKEN',
    ]);
  });

  test('has the same names and defaults as the build', () => {
    const defaults = Object.fromEntries(fields.map(([name, field]) => [name, field.default]));
    expect(defaults).toEqual(readBuildSettings({}));
  });
});

describe('the editor', () => {
  const settings = { SITE_URL: 'https://machair.example', CONTENT_REPO: 'machair/content' };

  test('builds no editor if it is off, and one for practice without a repository', () => {
    expect(readEditor({ ...settings, CONTENT_EDITOR: 'off' })).toBeUndefined();
    expect(readEditor({ CONTENT_EDITOR: 'on' })).toMatchObject({ repo: undefined, root: '' });
  });

  test('configures the editor for the site’s content repository', () => {
    const more = {
      CONTENT_REF: 'next',
      CONTENT_API_URL: 'https://git.example/api/v3',
      CONTENT_EDITOR_SIGN_IN_URL: 'https://sign-in.machair.example',
      CONTENT_EDITOR_REVIEW: 'on',
    };
    expect(readEditor({ ...settings, ...more })).toEqual({
      siteUrl: 'https://machair.example',
      repo: 'machair/content',
      root: '',
      ref: 'next',
      apiUrl: 'https://git.example/api/v3',
      signInUrl: 'https://sign-in.machair.example',
      isReviewed: true,
    });
  });

  test('configures the editor for the site’s own content folder', () => {
    expect(readEditor({ CONTENT_EDITOR_REPO: 'machair/site' })).toMatchObject({
      repo: 'machair/site',
      root: 'content/',
      ref: 'main',
    });
  });

  test.each([
    [
      { CONTENT_EDITOR: 'on', CONTENT_API_URL: 'https://contents.example' },
      'CONTENT_API_URL is "https://contents.example": the form needs https://api.github.com, or',
    ],
    [
      { CONTENT_EDITOR_REPO: 'machair/site' },
      'CONTENT_EDITOR_REPO is "machair/site", and CONTENT_REPO is "machair/content"',
    ],
  ])('stops the build for %j', (wrong, message) => {
    expect(() => readEditor({ ...settings, ...wrong })).toThrow(message);
  });
});
