import type { Locator, Page } from '@playwright/test';
import {
  beginTrial,
  fieldOf,
  formOf,
  openItem,
  openKind,
  readFolder,
  save,
  saveWell,
} from '../../support/editor-form.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ viewport: { width: 1280, height: 7000 } });

/** A rule, broken: what is typed where, what the form says, and what is typed instead. */
interface Broken {
  label: string;
  into: (field: Locator) => Promise<void>;
  says: RegExp;
  mended: (field: Locator) => Promise<void>;
}

const type = (text: string) => (field: Locator) => field.getByRole('textbox').first().fill(text);
const count = (text: string) => (field: Locator) => field.getByRole('spinbutton').fill(text);

const HOUSE: Broken[] = [
  // A text that must be there, and one that is too long.
  { label: 'Name', into: type(''), says: /This field is required/, mended: type('Uta') },
  {
    label: 'Name',
    into: type('x'.repeat(61)),
    says: /60 characters/,
    mended: type('Uta'),
  },
  {
    label: 'Guest rating',
    into: count('6'),
    says: /less than or equal to 5/,
    mended: count('4.9'),
  },
  { label: 'Bedrooms', into: count('0'), says: /greater than or equal to 1/, mended: count('3') },
  {
    label: 'Calendar of bookings',
    into: type('http://bookings.example/a.ics'),
    says: /Expected an https address: write the full address, beginning with https:\/\/\./,
    mended: type(''),
  },
  {
    label: 'Longer text',
    into: type('<p onclick="a()">Quiet.</p>'),
    says: /expected simple HTML.*got "<p onclick>".*Fix: take these out/,
    mended: type('<p>Quiet.</p>'),
  },
];

const SERVICE: Broken[] = [
  {
    label: 'Further addresses',
    into: type('Solar Panels'),
    says: /Expected lower-case letters, digits and single hyphens: write it like "new-barn"\./,
    mended: type('solar-solutions'),
  },
  { label: 'Features', into: type(''), says: /This field is required/, mended: type('Panels') },
  {
    label: 'Place in lists',
    into: count('-1'),
    says: /greater than or equal to 0/,
    mended: count('2'),
  },
];

/** Breaks one rule after the other, each mended before the next. */
async function refusesEach(form: Locator, rules: readonly Broken[]) {
  for (const { label, into, says, mended } of rules) {
    const field = fieldOf(form, label);
    await into(field);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(says).first(), label).toBeVisible();
    await mended(field);
    await expect(form.getByText(says), label).toHaveCount(0);
  }
}

/** Saves what no single box refuses, but the site's own check does; then mends it. */
async function refusesWhatTheCheckFinds(page: Page) {
  const text = fieldOf(formOf(page), 'Longer text').getByRole('textbox');
  await text.fill('<script>a()</script><p>Quiet.</p>');
  await save(page);
  await expect(formOf(page).getByText('Mend what the check says here first.')).toBeVisible();
  await text.fill('<p>Quiet.</p>');
  await expect(formOf(page).getByText('Nothing to mend.')).toBeVisible();
}

/** Saves a new item that nothing was written into. */
async function refusesEmptyItem(page: Page) {
  await openKind(page, 'Benefits');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await save(page);
  for (const label of ['Icon', 'Title', 'Description']) {
    await expect(fieldOf(formOf(page), label)).toContainText(/required/i);
  }
}

// One visit for all, since the form takes seconds to come.
test('every rule that is broken keeps an item from being saved, in words, and what is mended is saved', async ({
  page,
}) => {
  test.slow();
  await beginTrial(page);
  const before = await readFolder(page);
  await openItem(page, 'Properties', 'Uta');
  await refusesEach(formOf(page), HOUSE);
  await refusesWhatTheCheckFinds(page);
  expect(await readFolder(page)).toEqual(before);
  await saveWell(page);
  const after = await readFolder(page);
  expect(after['properties/uta.json']).toContain('"longDescription": "<p>Quiet.</p>",');

  await openItem(page, 'Services', 'Solar Solutions');
  await refusesEach(formOf(page), SERVICE);
  expect(await readFolder(page)).toEqual(after);
  await saveWell(page);
  expect((await readFolder(page))['services/solar.json']).toMatch(/"features": \[\s*"Panels"/);
  await refusesEmptyItem(page);
});
