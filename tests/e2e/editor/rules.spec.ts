import type { Locator, Page } from '@playwright/test';
import {
  beginItem,
  beginTrial,
  checkOf,
  checkWith,
  fieldOf,
  formOf,
  openItem,
  readFolder,
  saveButton,
  saveWell,
} from '../../support/editor-form.ts';
import { expect, test } from '../../support/visitor.ts';

const TALL = { width: 1280, height: 7000 };
test.use({ viewport: TALL });

/** A rule, broken: what is typed where, what the check says, and what is typed instead. */
interface Broken {
  label: string;
  into: (field: Locator) => Promise<void>;
  says: RegExp;
  /** Whether it can be saved all the same. */
  isNotice?: boolean;
  mended: (field: Locator) => Promise<void>;
}

const type = (text: string) => (field: Locator) => field.getByRole('textbox').first().fill(text);
const count = (text: string) => (field: Locator) => field.getByRole('spinbutton').fill(text);

const HOUSE: Broken[] = [
  { label: 'Name', into: type(''), says: /^Not filled in yet: Name\.$/, mended: type('Uta House') },
  {
    label: 'Name',
    into: type('x'.repeat(116)),
    says: /^Name: expected at most 60 characters; got 116 .* It can be saved all the same\.$/,
    isNotice: true,
    mended: type('Uta House'),
  },
  {
    label: 'Guest rating',
    into: count('6'),
    says: /^Guest rating: expected at most 5; got 6\./,
    mended: count('4.9'),
  },
  {
    label: 'Bedrooms',
    into: count('0'),
    says: /^Bedrooms: expected at least 1; got 0\./,
    mended: count('3'),
  },
  {
    label: 'Calendar of bookings',
    into: type('http://bookings.example/a.ics'),
    says: /^Calendar of bookings: expected an https address; .*write the full address, beginning with/,
    mended: type(''),
  },
];

const SERVICE: Broken[] = [
  {
    label: 'Features',
    into: type(''),
    says: /^Not filled in yet: Features 1\.$/,
    mended: type('Panels'),
  },
  {
    label: 'Further addresses',
    into: type('Solar Panels'),
    says: /^Further addresses 1: expected lower-case letters, digits and single hyphens; .*like "new-barn"\.$/,
    mended: type('solar-solutions'),
  },
  {
    label: 'Place in lists',
    into: count('-1'),
    says: /^Place in lists: expected at least 0; got -1\./,
    mended: count('2'),
  },
];

/** Breaks one rule after the other, each mended before the next. */
async function holdsSaveForEach(page: Page, rules: readonly Broken[]) {
  const form = formOf(page);
  for (const { label, into, says, isNotice = false, mended } of rules) {
    const field = fieldOf(form, label);
    await into(field);
    await expect(checkOf(page), label).toHaveText(says);
    await expect(saveButton(page), label).toBeEnabled({ enabled: isNotice });
    await mended(field);
    await expect(checkOf(page), label).toHaveText('Nothing to mend.');
    await expect(saveButton(page), label).toBeEnabled();
  }
  // What is wrong was said once, by the check, and by no box.
  await expect(form.getByText('What the site’s check says')).toBeHidden();
  await expect(form.getByText(/required|characters or fewer|less than or equal/i)).toHaveCount(0);
}

/** What the check takes, the form takes too, though it is too long. */
async function savesLongName(page: Page) {
  await openItem(page, 'Properties', 'Uta');
  await fieldOf(formOf(page), 'Name').getByRole('textbox').fill('x'.repeat(116));
  await expect(checkOf(page)).toContainText('It can be saved all the same.');
  await saveWell(page);
  const path = 'properties/uta.json';
  const text = (await readFolder(page))[path] ?? '';
  expect(text).toContain(`"name": "${'x'.repeat(116)}"`);
  expect(await checkWith({ [path]: text })).toMatch(/^No problems, \d to look at\.$/);
}

/** Nothing of a new item is there yet, which is said before anything is pressed. */
async function holdsEmptyItem(page: Page) {
  await beginItem(page, 'Benefits');
  await expect(checkOf(page)).toHaveText('Not filled in yet: Title; Description.');
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(checkOf(page)).toHaveText('Not filled in yet: Title; Description.');
}

async function standsAboveSave(page: Page) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const words = await checkOf(page).boundingBox();
    const button = await saveButton(page).boundingBox();
    expect(words?.height, `at ${width}`).toBeGreaterThan(0);
    expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await expect(checkOf(page)).toBeInViewport({ ratio: 1 });
    await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(TALL);
}

// One visit for all, since the form takes seconds to come.
test('Save can be pressed exactly when the site’s check agrees, and what is wrong is said once', async ({
  page,
}) => {
  test.slow();
  await beginTrial(page);
  const before = await readFolder(page);
  await openItem(page, 'Properties', 'Uta');
  await test.step('a house', () => holdsSaveForEach(page, HOUSE));
  expect(await readFolder(page)).toEqual(before);
  await saveWell(page);
  await openItem(page, 'Services', 'Solar Solutions');
  await test.step('a service', () => holdsSaveForEach(page, SERVICE));
  await saveWell(page);
  expect((await readFolder(page))['services/solar.json']).toMatch(/"features": \[\s*"Panels"/);
  await test.step('a text that is only long', () => savesLongName(page));
  await test.step('a new item', () => holdsEmptyItem(page));
  await test.step('on a telephone too the check stands above Save', () => standsAboveSave(page));
});
