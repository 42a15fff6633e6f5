import { describe, expect, test } from 'vitest';
import { readWorkerSettings } from '../../src/edge/settings.ts';
import {
  environment,
  readContentApiUrl,
  readContentRepo,
  readEditor,
  readServiceOrigin,
  readSiteUrl,
  readSwitch,
} from '../../src/settings.ts';

describe('SITE_URL', () => {
  test('is this machine when it is not set or empty', () => {
    expect(readSiteUrl({})).toBe('http://localhost:4321');
    expect(readSiteUrl({ SITE_URL: '' })).toBe('http://localhost:4321');
  });

  test.each(['https://machair.example', 'http://127.0.0.1:4321', 'https://machair.example/'])(
    'may be %s',
    (value) => {
      expect(readSiteUrl({ SITE_URL: value })).toBe(value);
    },
  );

  test.each([
    'machair.example',
    '//machair.example',
    'ftp://machair.example',
    'https://machair.example/site',
    'https://machair.example?x=1',
    'https://machair.example#top',
    'https://',
    'https://a b',
  ])('may not be %s, and the message names it', (value) => {
    expect(() => readSiteUrl({ SITE_URL: value })).toThrow(
      `SITE_URL is "${value}"; it must be an http or https address without a path`,
    );
  });
});

describe('CONTENT_API_URL', () => {
  test.each(['https://api.github.com', 'http://127.0.0.1:8080/api/v3'])('may be %s', (value) => {
    expect(readContentApiUrl(value)).toBe(value);
  });

  test.each(['not a url', 'api.github.com', 'file:///etc', ''])('may not be "%s"', (value) => {
    expect(() => readContentApiUrl(value)).toThrow(
      `CONTENT_API_URL is "${value}"; it must be an http or https address`,
    );
  });
});

describe('an address with a name or password in it', () => {
  test.each([
    'https://morag:secret@machair.example',
    'http://secret@machair.example/api/v3',
    'ftp://morag:secret@machair.example',
    '//morag:secret@machair.example',
    'morag:secret@machair.example',
  ])('stops the build, and the message does not repeat it: %s', (value) => {
    for (const read of [
      () => readSiteUrl({ SITE_URL: value }),
      () => readContentApiUrl(value),
      () => readServiceOrigin('PUBLIC_ENQUIRY_URL', value),
    ]) {
      expect(read).toThrow('has a name or password before its host');
      expect(read).not.toThrow('secret');
    }
  });

  test('is not one with an @ further on', () => {
    const value = 'https://machair.example/@scope?to=a@b.example';
    expect(readContentApiUrl(value)).toBe(value);
  });
});

describe('CONTENT_REPO', () => {
  test('is none when it is not set or empty', () => {
    expect([readContentRepo(undefined), readContentRepo('')]).toEqual([undefined, undefined]);
  });

  test.each(['machair/content', 'Machair-Renewables/site.content_2'])('may be %s', (value) => {
    expect(readContentRepo(value)).toBe(value);
  });

  test.each([
    'machair',
    'machair/content/extra',
    '/content',
    'machair/',
    'https://github.com/machair/content',
    'machair/con tent',
    'machair/content?x',
    'machair/content\n',
    '../..',
  ])('may not be %s, and the message names it', (value) => {
    expect(() => readContentRepo(value)).toThrow(
      `CONTENT_REPO is "${value}"; it must be owner/name`,
    );
  });
});

describe('the settings', () => {
  test('are the ones that the design lists, and how long enquiries are kept', () => {
    expect(Object.keys(environment.schema)).toEqual([
      'SITE_URL',
      'CONTENT_REPO',
      'CONTENT_REF',
      'CONTENT_API_URL',
      'CONTENT_TOKEN',
      'CONTENT_STRICT',
      'CONTENT_EDITOR',
      'CONTENT_EDITOR_REPO',
      'CONTENT_EDITOR_SIGN_IN_URL',
      'CONTENT_EDITOR_REVIEW',
      'SERVICE_WORKER',
      'SITE_COMMIT',
      'PUBLIC_PLACE_SEARCH_URL',
      'PUBLIC_ENQUIRY_URL',
      'ENQUIRY_FORWARD_URL',
      'ENQUIRY_MAIL_TO',
      'ENQUIRY_MAIL_FROM',
      'ENQUIRY_KEEP_DAYS',
    ]);
  });

  test('keep the token out of what visitors get', () => {
    expect(environment.schema.CONTENT_TOKEN).toMatchObject({ context: 'server', access: 'secret' });
  });

  test('let visitors have only what is meant for them', () => {
    const forVisitors = Object.entries(environment.schema)
      .filter(([, field]) => field.context === 'client')
      .map(([name]) => name);
    expect(forVisitors).toEqual(['PUBLIC_PLACE_SEARCH_URL', 'PUBLIC_ENQUIRY_URL']);
  });

  test('keep enquiries as long as the Worker does when it is told nothing', () => {
    expect(environment.schema.ENQUIRY_KEEP_DAYS.default).toBe(readWorkerSettings({}).retentionDays);
  });

  test('have the defaults that the design lists', () => {
    const defaults = Object.entries(environment.schema).map(([name, field]) => [
      name,
      field.default,
    ]);
    expect(Object.fromEntries(defaults)).toEqual({
      SITE_URL: 'http://localhost:4321',
      CONTENT_REPO: undefined,
      CONTENT_REF: 'main',
      CONTENT_API_URL: 'https://api.github.com',
      CONTENT_TOKEN: undefined,
      CONTENT_STRICT: 'off',
      CONTENT_EDITOR: undefined,
      CONTENT_EDITOR_REPO: undefined,
      CONTENT_EDITOR_SIGN_IN_URL: undefined,
      CONTENT_EDITOR_REVIEW: 'off',
      SERVICE_WORKER: 'on',
      PUBLIC_PLACE_SEARCH_URL: undefined,
      PUBLIC_ENQUIRY_URL: '/api/enquiries',
      ENQUIRY_KEEP_DAYS: 365,
    });
  });
});

describe('the form for editors', () => {
  const settings = { SITE_URL: 'https://machair.example', CONTENT_REPO: 'machair/content' };

  test('is in no build without a repository, unless it is asked for', () => {
    expect(readEditor({})).toBeUndefined();
    expect(readEditor({ CONTENT_EDITOR: 'on' })).toEqual({
      siteUrl: 'http://localhost:4321',
      repo: undefined,
      root: '',
      ref: 'main',
      apiUrl: 'https://api.github.com',
      signInUrl: undefined,
      isReviewed: false,
    });
  });

  test('works on the repository that the site is made from', () => {
    expect(
      readEditor({
        ...settings,
        CONTENT_REF: 'next',
        CONTENT_API_URL: 'https://git.example/api/v3',
        CONTENT_EDITOR_SIGN_IN_URL: 'https://sign-in.machair.example',
        CONTENT_EDITOR_REVIEW: 'on',
      }),
    ).toEqual({
      siteUrl: 'https://machair.example',
      repo: 'machair/content',
      root: '',
      ref: 'next',
      apiUrl: 'https://git.example/api/v3',
      signInUrl: 'https://sign-in.machair.example',
      isReviewed: true,
    });
    expect(readEditor({ ...settings, CONTENT_EDITOR: 'off' })).toBeUndefined();
  });

  test('works on the site’s own repository, in its content folder, where that is named', () => {
    expect(readEditor({ CONTENT_EDITOR_REPO: 'machair/site' })).toMatchObject({
      repo: 'machair/site',
      root: 'content/',
      ref: 'main',
    });
    expect(
      readEditor({ CONTENT_EDITOR_REPO: 'machair/site', CONTENT_EDITOR: 'off' }),
    ).toBeUndefined();
  });

  test.each([
    [{ CONTENT_EDITOR_SIGN_IN_URL: 'sign-in' }, 'CONTENT_EDITOR_SIGN_IN_URL is "sign-in"; it must'],
    [{ CONTENT_EDITOR_SIGN_IN_URL: 'https://a:b@c.example' }, 'has a name or password'],
    [{ CONTENT_EDITOR_REVIEW: 'yes' }, 'CONTENT_EDITOR_REVIEW is "yes"; it must be on or off'],
    [
      { CONTENT_EDITOR: 'on', CONTENT_API_URL: 'https://contents.example' },
      'CONTENT_API_URL is "https://contents.example"; the form works with https://api.github.com, or',
    ],
    [{ CONTENT_REPO: 'machair' }, 'CONTENT_REPO is "machair"; it must be owner/name'],
    [
      { CONTENT_REPO: '', CONTENT_EDITOR_REPO: 'site' },
      'CONTENT_EDITOR_REPO is "site"; it must be owner/name',
    ],
    [
      { CONTENT_EDITOR_REPO: 'machair/site' },
      'CONTENT_EDITOR_REPO is "machair/site", and CONTENT_REPO is "machair/content"',
    ],
  ])('stops the build at %j', (wrong, message) => {
    expect(() => readEditor({ ...settings, ...wrong })).toThrow(message);
  });
});

describe('a switch', () => {
  test.each([
    [undefined, 'off', false],
    ['', 'off', false],
    ['', 'on', true],
    ['off', 'on', false],
    ['on', 'off', true],
  ] as const)('set to %j is %s unless set: %s', (value, normal, isOn) => {
    expect(readSwitch({ STYLEGUIDE: value }, 'STYLEGUIDE', normal)).toBe(isOn);
  });

  test('is named when it is anything else', () => {
    expect(() => readSwitch({ SERVICE_WORKER: 'yes' }, 'SERVICE_WORKER', 'on')).toThrow(
      'SERVICE_WORKER is "yes"; it must be on or off',
    );
  });
});
