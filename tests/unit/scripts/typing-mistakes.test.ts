import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent, checkSingle } from '../../../scripts/content-check/check-content.ts';
import { needsFix } from '../../../src/content/model/problem.ts';
import { BUILT_IN_FOLDER } from '../../../scripts/content-check/read-content.ts';
import { builtInSource } from '../../../src/content/sources/built-in-source.ts';
import { readContentSettings } from '../../../src/content/pipeline/read-settings.ts';
import { describeReport } from '../../../src/content/pipeline/report.ts';
import { createEditables } from '../../../src/editor/editables.ts';
import { writeFiles } from './checked-folder.ts';

const companyText = readFileSync('tests/fixtures/company/company.json', 'utf8');
const page = [{ label: 'Home', href: '/' }];
const company = {
  ...(JSON.parse(companyText) as { contact: object; hours: object[] }),
  // content/ may have other services.
  ...{ homeServices: [], navigation: page, quickLinks: page, footerServices: page },
};
const contact = (change: object) => ({ ...company, contact: { ...company.contact, ...change } });
const hours = (days: string, times: string) => ({ ...company, hours: [{ days, times }] });
const price = (name: string, value: number, unit: string, more = {}) => ({
  [name]: { value, unit, label: 'A price', asOf: '2026-11', source: 'Our list', ...more },
});
const editables = createEditables();

/** All checks of a file before it is live: content:check of a folder and of a file, the build, the form. */
async function checkEverywhere(file: string, input: object | string) {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const root = await writeFiles({ [file]: text });
  const read = (folder: string) =>
    Promise.resolve(
      folder === '' ? [{ name: basename(file), text }].filter(() => dirname(file) === '.') : [],
    );
  const source = { name: 'ness/content@main', read };
  const { report } = await readContentSettings(builtInSource(BUILT_IN_FOLDER), source);
  const { notices, warnings } = describeReport(report);
  return {
    reports: [
      ...(await Promise.all([checkContent(root), checkSingle(join(root, file))])).map(({ lines }) =>
        lines.join('\n'),
      ),
      [...notices, ...warnings].join('\n'),
    ],
    form: editables.get(file.replace('.json', ''))?.check('', text) ?? [],
  };
}

describe.each<[string, string, object | string, string, string]>([
  [
    'a letter in a telephone number',
    'company.json',
    contact({ phone: '01688 3O2 118' }),
    'contact.phone',
    'one telephone number in digits; got "01688 3O2 118"',
  ],
  [
    'a letter in the digits of a postcode',
    'company.json',
    contact({ postcode: 'PA48 7T' }),
    'contact.postcode',
    'a UK postcode; got "PA48 7T"',
  ],
  [
    'a field twice',
    'company.json',
    companyText.replace('{', '{ "name": "Ness Power",'),
    'name',
    'each field once',
  ],
])('%s', (_, file, input, field, expected) => {
  test('reports an error at its field in every check', async () => {
    const { reports, form } = await checkEverywhere(file, input);
    for (const report of reports) {
      expect(report).toContain(`${file} › ${field}\n    expected ${expected}`);
      expect(report).toMatch(/\n {4}fix: \w+/);
    }
    expect(reports[0]).toContain('1 problem to fix');
    expect(form.map((problem) => problem.field)).toContain(field);
    expect(needsFix(form)).toBe(true);
  });
});

describe.each<[string, string, object, string, string]>([
  ...['Saterday', 'Mon-Fir', 'Sat-Mon'].map((days): [string, string, object, string, string] => [
    `hours on ${days}`,
    'company.json',
    hours(days, '9am-5pm'),
    'hours[0].days',
    'a day or a range of days',
  ]),
  ...['8am-530pm', '9-5', '5pm-9am', 'Close'].map(
    (times): [string, string, object, string, string] => [
      `hours of ${times}`,
      'company.json',
      hours('Mon-Fri', times),
      'hours[0].times',
      `opening times such as 9am-5.30pm, or Closed; got "${times}"`,
    ],
  ),
  ...[2.8, 0.028].map((value): [string, string, object, string, string] => [
    `a price of electricity of ${value}`,
    'figures.json',
    price('electricityPrice', value, '£/kWh'),
    'electricityPrice.value',
    'a price close to the usual',
  ]),
  [
    'a heat pump for £130,000',
    'figures.json',
    price('heatPumpPrice', 130_000, '£'),
    'heatPumpPrice.value',
    'a price close to the usual',
  ],
])('%s', (_, file, input, field, expected) => {
  test('reports a notice at its field in every check', async () => {
    const { reports, form } = await checkEverywhere(file, input);
    for (const report of reports) {
      expect(report).toContain(`${file} › ${field}\n    expected ${expected}`);
    }
    expect(reports[0]).toContain('No problems, 1 warning.');
    expect(form).toMatchObject([{ field, isNotice: true }]);
  });
});

test.each([
  ['company.json', hours('Sat–Sun', 'closed')],
  ['company.json', hours('Tuesday', '9.30am to 12pm')],
  ['company.json', contact({ phone: '01632 960418 ext. 12', postcode: 'pa487tr' })],
  ['figures.json', price('electricityPrice', 0.45, '£/kWh')],
  ['figures.json', price('exportPrice', 0, '£/kWh', { mayBeZero: true })],
])('reports nothing for correct values: %s, %j', async (file, input) => {
  const { reports, form } = await checkEverywhere(file, input);
  expect(reports[0]).toContain('No problems.');
  expect(form).toEqual([]);
});
