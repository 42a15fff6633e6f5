import { readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { buildCollection } from '../../../src/editor/build-collection.ts';
import { buildFileCollection } from '../../../src/editor/build-file-collection.ts';
import { createEditables } from '../../../src/editor/editables.ts';
import { formatProblems } from '../../../src/editor/format-problems.ts';

const services = createEditables().get('services');
const { fields } = buildCollection('services');
const solar = JSON.parse(
  readFileSync('tests/fixtures/company/services/solar.json', 'utf8'),
) as object;

/** A settings file of the fixture company, or a field of it. */
function read(file: string, field?: string): object {
  const text = readFileSync(`tests/fixtures/company/${file}.json`, 'utf8');
  const values = JSON.parse(text) as Record<string, object>;
  return field === undefined ? values : (values[field] ?? {});
}

/** The form's messages for a service with these changes. */
function messagesFor(change: object, before: object = solar): string[] {
  const text = JSON.stringify({ ...before, ...change });
  return formatProblems(services?.check('solar', text) ?? [], text, fields);
}

test('shows no messages for a valid item', () => {
  expect(messagesFor({})).toEqual([]);
});

test('lists the missing fields of an empty item on one line', () => {
  const empty = { icon: '', title: '', description: null, features: [], imageUrl: '' };
  expect(messagesFor(empty, {})).toEqual([
    'Not filled in yet: Title; Description.',
    'Not filled in yet: Picture. You can still save.',
  ]);
});

test('locates a missing value in a list by its labels', () => {
  expect(messagesFor({ sections: [{ title: 'One' }, { title: ' ' }] })).toEqual([
    'Not filled in yet: Sections (no. 2), Heading.',
  ]);
});

test('states each problem once', () => {
  expect(messagesFor({ order: -1 })).toEqual(['Position in lists: -1. Enter 0 or more.']);
});

test('allows saving an overlong text', () => {
  expect(messagesFor({ title: 'x'.repeat(116) })).toEqual([
    'Title: 116 characters. Shorten it to 60 characters. You can still save.',
  ]);
});

test('states the effect of saving without a correction', () => {
  expect(messagesFor({ imageUrl: '/uploads/IMG_1.heic' })).toEqual([
    'Picture: “/uploads/IMG_1.heic”. Choose a JPEG, PNG, WebP, AVIF or SVG picture. You can still save; until you correct this, the site shows a placeholder picture.',
  ]);
  expect(messagesFor({ icon: 'Pump' })).toEqual([
    expect.stringMatching(
      /^Icon: “Pump”\. Use one of the icons Wind, .*Toolbox\. You can still save, but the site shows a leaf as its icon\.$/,
    ),
  ]);
});

test('omits advice on files', () => {
  expect(messagesFor({ order: '1st' })).toEqual([
    'Position in lists: “1st”. Enter only a number, without a unit.',
  ]);
  expect(messagesFor({ prices: { note: 'A guide.', colour: 'blue' } })).toEqual([
    'Guide prices, Colour: the site does not use this field. Ask the operator to remove it from the file. You can still save.',
  ]);
});

describe('company details', () => {
  const editable = createEditables().get('company');
  const company = JSON.parse(readFileSync('tests/fixtures/company/company.json', 'utf8')) as object;
  const form = (
    buildFileCollection('firm', 'Company', ['company'], {}, '').files as {
      fields: readonly Field[];
    }[]
  ).flatMap((file) => file.fields);
  const ofCompany = (change: object) => {
    const text = JSON.stringify({ ...company, ...change });
    return formatProblems(editable?.check('company', text) ?? [], text, form);
  };

  test('explains hours that search engines cannot read', () => {
    expect(ofCompany({ hours: [{ days: 'Mon-Fri', times: '8 till 5' }] })).toEqual([
      'Opening hours (no. 1), Opening times: “8 till 5”. Write it like 9am-5.30pm, or Closed. You can still save, but search engines cannot read these hours.',
    ]);
  });

  test.each(['experienceSince', 'incorporated'])('rejects a later year in %s', (name) => {
    const next = new Date().getFullYear() + 2;
    expect(ofCompany({ [name]: next })).toEqual([
      expect.stringContaining(`: ${next}. Enter this year or an earlier one.`),
    ]);
    expect(ofCompany({ [name]: new Date().getFullYear() - 1 })).toEqual([]);
  });
});

/** The form's messages for a settings file of the fixture company with these changes. */
function settingsMessages(file: 'grants' | 'redirects' | 'theme', change: object): string[] {
  const text = JSON.stringify({ ...read(file), ...change });
  const { files } = buildFileCollection('settings', 'Settings', [file], {}, '');
  const form = (files as { fields: readonly Field[] }[]).flatMap((each) => each.fields);
  return formatProblems(createEditables().get(file)?.check(file, text) ?? [], text, form);
}

test('suggests a valid path for an invalid redirect', () => {
  const addresses = [
    '/Shop.php?id=4',
    '/Old.html#top',
    'https://old.example/Old.html?id=4',
    'www.old.example/Old.html',
    'old.html',
    'https://old.example',
  ];
  const redirects = addresses.map((from) => ({ from, to: '/about' }));
  const effect = 'You cannot save until this is corrected. The live site stays as it is.';
  expect(settingsMessages('redirects', { redirects })).toEqual(
    [
      '“/Shop.php?id=4”. Write /Shop.php, which also covers every address with ? after it.',
      '“/Old.html#top”. Write /Old.html, because the part after # never reaches the site.',
      '“https://old.example/…”. Write /Old.html, without the domain: only addresses at your own domain can lead here.',
      '“www.old.example/Old.html”. Write /Old.html, without the domain: only addresses at your own domain can lead here.',
      '“old.html”. Write /old.html.',
      '“https://old.example/…”. Write what follows the domain, such as /Services.html.',
    ].map((message, i) => `Moved pages (no. ${i + 1}), Old web address: ${message} ${effect}`),
  );
});

test('finds an old address that occurs twice', () => {
  const redirects = ['/Old.html', '/Old.html/'].map((from) => ({ from, to: '/about' }));
  expect(settingsMessages('redirects', { redirects })).toEqual([
    'Moved pages (no. 2), Old web address: “/Old.html/”. Entry 1 has the same old web address: delete one of the two. You can still save, but the site uses the first one.',
  ]);
});

test('finds a share entered as a percentage', () => {
  expect(
    settingsMessages('grants', { fabric: { ...read('grants', 'fabric'), share: 75 } }),
  ).toEqual(['Insulation, Maximum share of the price: 75. Write 75% as 0.75.']);
});

test('asks for the amount of a grant without one', () => {
  const amounts = { grant: undefined, loan: undefined };
  expect(
    settingsMessages('grants', { fabric: { ...read('grants', 'fabric'), ...amounts } }),
  ).toEqual([
    'Insulation: enter a maximum grant or an interest-free loan, or remove this scheme. You can still save; until you correct this, visitors read its name and conditions without an amount.',
  ]);
  const loan = { amount: 7500, years: 10 };
  expect(
    settingsMessages('grants', { fabric: { ...read('grants', 'fabric'), ...amounts, loan } }),
  ).toEqual([]);
});

test('finds names in curly brackets where the site does not fill them in', () => {
  const text = 'Call {phone} or write to {email}. {phone}';
  expect(messagesFor({ sections: [{ title: 'Advice', text }] })).toEqual([
    'Sections (no. 1), Text: “{phone}, {email}”. Type the actual words: names in curly brackets work only under “Page texts”. You can still save, but visitors will see the curly brackets.',
  ]);
});

describe('colours and logo', () => {
  const { colours } = read('theme') as { colours: Record<string, object> };
  const withColour = (role: string, scheme: string, colour: string, others = colours) => ({
    ...others,
    [role]: { ...others[role], [scheme]: colour },
  });
  const effect = 'You cannot save until this is corrected. The live site stays as it is.';
  const message = (location: string, colour: string, pair: string) =>
    expect.stringMatching(
      RegExp(
        `^Colours, ${location}: “${colour}”. Use #[0-9a-f]{6}: the contrast of ${pair} is [1-4]\\.\\d\\d and must be at least 4\\.5\\. ${effect}$`,
      ),
    ) as string;

  test.each([
    ['surface', 'light', '#777777', 'Page background, Light', 'charts on tinted boxes'],
    ['deep', 'light', '#f0a0a0', 'Footer, Light', 'small text on the footer'],
    ['text', 'dark', '#333333', 'Text, Dark', 'text on the bottom of the sky'],
    ['accent', 'light', '#222222', 'Buttons, Light', 'text on buttons'],
  ])('has one message for a changed colour: %s, %s', (role, scheme, colour, location, pair) => {
    expect(settingsMessages('theme', { colours: withColour(role, scheme, colour) })).toEqual([
      message(location, colour, pair),
    ]);
  });

  test('names both colours of a pair if changing one is not enough', () => {
    const changes = [
      ['text', '#777777'],
      ['sky', '#000000'],
      ['surface', '#444444'],
    ] as const;
    const changed = changes.reduce(
      (all, [role, hex]) => withColour(role, 'light', hex, all),
      colours,
    );
    expect(settingsMessages('theme', { colours: changed })[1]).toMatch(
      /^Colours, Sky, Light: “#000000”\. Make Links \(Light\) lighter, or Sky \(Light\) darker: the contrast of [a-z ]+ is [1-4]\.\d\d and must be at least [34.5]+\. You cannot save until this is corrected/,
    );
  });

  test.each([
    [
      '<svg><style>a</style><circle onload="a" fill="red" stroke="blue"/></svg>',
      'add viewBox="0 0 40 40" with its own numbers; remove <style> and onload from <circle>; change fill="red" and stroke="blue" to text, link, accent, none or a colour such as #17566a.',
    ],
    [
      `<svg viewBox="0 0 9 9"><path ${[1, 2, 3, 4, 5, 6, 7].map((n) => `a${n}=""`).join(' ')}/></svg>`,
      'remove a1 from <path>, a2 from <path>, a3 from <path>, a4 from <path>, a5 from <path> and 2 more.',
    ],
    ['Ness', '“Ness”. Paste one drawing, from <svg> to </svg>.'],
  ])('has one message for a logo: %.40s', (mark, message) => {
    expect(settingsMessages('theme', { mark })).toEqual([`Logo: ${message} ${effect}`]);
  });

  test('asks once for a missing logo', () => {
    expect(settingsMessages('theme', { mark: '' })).toEqual(['Not filled in yet: Logo.']);
  });
});
