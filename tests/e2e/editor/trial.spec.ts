import { CONTENT } from '../../../harness/site/content-folder.ts';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { titleOf } from '../../../src/content/checks/check-item.ts';
import { REMOTE_FOLDERS, REMOTE_FOLDER } from '../../../src/content/kinds/remote-folders.ts';
import { londonDay } from '../../../src/values/dates/london.ts';
import { builtInItems } from '../../../harness/site/built-in-items.ts';
import {
  beginItem,
  beginTrial,
  checkOf,
  checkWith,
  choosePicture,
  fieldOf,
  formOf,
  openItem,
  openKind,
  readFolder,
  saveWell,
} from '../../support/editor-form.ts';
import { expect, test } from '../../support/visitor.ts';

// A box of the form is there once it was in view.
const TALL = { width: 1280, height: 6000 };
test.use({ viewport: TALL });

const photograph = (background: string) =>
  sharp({ create: { width: 40, height: 25, channels: 3, background } })
    .png()
    .toBuffer();

async function listsEveryItem(page: Page) {
  await expect(page.getByRole('status').first()).toHaveText(/A trial in this browser/);
  for (const folder of REMOTE_FOLDERS) {
    await openKind(page, REMOTE_FOLDER[folder].label);
    for (const item of builtInItems(folder)) {
      await expect(page.getByRole('row', { name: titleOf({ ...item }) ?? '' })).toBeVisible();
    }
  }
}

async function keepsLineInView(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  const line = await page.getByText(/A trial in this browser/).boundingBox();
  const tool = await page.locator('#nc-root').boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? Infinity)).toBeLessThanOrEqual(tool?.y ?? 0);
  await page.setViewportSize(TALL);
}

/** A file as it was saved. */
type Saved = Record<string, string | Buffer>;

/** @returns what was saved */
async function savesNewCaseStudy(page: Page): Promise<Saved> {
  await beginItem(page, 'Case Studies');
  const form = formOf(page);
  await fieldOf(form, 'Title').getByRole('textbox').fill('Slate roof at Lochboisdale');
  await fieldOf(form, 'Category').getByRole('radio', { name: 'Solar Energy' }).click();
  await fieldOf(form, 'Description').getByRole('textbox').fill('Panels on a roof of slate.');
  await fieldOf(form, 'Challenge').getByRole('textbox').fill('Slates break under a foot.');
  await fieldOf(form, 'Solution').getByRole('textbox').fill('Hooks under every fourth slate.');
  await fieldOf(form, 'Results').getByRole('textbox').fill('Twelve panels, no leak.');
  const facts = fieldOf(form, 'Technical facts');
  for (const [i, fact] of ['12 panels of 400 W', 'Hooks, no holes'].entries()) {
    await facts.getByRole('button', { name: /^Add/ }).click();
    await facts.getByRole('textbox').nth(i).fill(fact);
  }
  const picture = await photograph('#4e93a6');
  const file = { name: 'Slate Roof (1).PNG', mimeType: 'image/png', buffer: picture };
  await choosePicture(fieldOf(form, 'Picture'), file, '/uploads/slate-roof-1.png');
  await saveWell(page);

  const files = await readFolder(page);
  const day = londonDay(Date.now());
  const path = 'case-studies/slate-roof-at-lochboisdale.json';
  const text = files[path] ?? '';
  expect(text).toBe(`{
  "id": "slate-roof-at-lochboisdale",
  "updated": "${day}",
  "title": "Slate roof at Lochboisdale",
  "category": "Solar Energy",
  "description": "Panels on a roof of slate.",
  "imageSrc": "/uploads/slate-roof-1.png",
  "challenge": "Slates break under a foot.",
  "solution": "Hooks under every fourth slate.",
  "results": "Twelve panels, no leak.",
  "specifications": ["12 panels of 400 W", "Hooks, no holes"]
}
`);
  expect(files).toHaveProperty(['uploads/slate-roof-1.png']);
  return { [path]: text, 'uploads/slate-roof-1.png': picture };
}

async function changesHouse(page: Page): Promise<Saved> {
  await openItem(page, 'Properties', 'Uta');
  const form = formOf(page);
  await expect(checkOf(page)).toHaveText('Nothing to mend.');
  await fieldOf(form, 'Price').getByRole('textbox').fill('From £120 a night');
  await fieldOf(form, 'Most guests').getByRole('spinbutton').fill('6');
  await saveWell(page);
  const path = 'properties/uta.json';
  const before = readFileSync(`${CONTENT}/${path}`, 'utf8');
  const after = (await readFolder(page))[path] ?? '';
  expect(after).toBe(
    before
      .replace('"price": ""', '"price": "From £120 a night"')
      .replace('  "imageSrc"', '  "guests": 6,\n  "imageSrc"'),
  );
  return { [path]: after };
}

async function hidesService(page: Page): Promise<Saved> {
  await openItem(page, 'Services', 'Repairs');
  await fieldOf(formOf(page), 'Retired').getByRole('switch').click();
  await saveWell(page);
  const path = 'services/repairs.json';
  const before = readFileSync(`${CONTENT}/${path}`, 'utf8');
  const after = (await readFolder(page))[path] ?? '';
  expect(after).toBe(before.replace(/("order": \d+,\n)/, '$1  "hidden": true,\n'));
  return { [path]: after };
}

async function namesItem(page: Page): Promise<Saved> {
  await beginItem(page, 'Benefits');
  const form = formOf(page);
  const icons = fieldOf(form, 'Icon');
  await expect(icons.getByRole('radio').locator('xpath=..').locator('svg')).toHaveCount(16);
  await icons.getByRole('radio', { name: 'Sun' }).focus();
  for (let each = 0; each < 4; each++) await page.keyboard.press('ArrowDown');
  await expect(icons.getByRole('radio', { name: 'House' })).toBeChecked();
  await fieldOf(form, 'Description').getByRole('textbox').fill('No engine runs at night.');
  await fieldOf(form, 'Title').getByRole('textbox').fill('Quiet nights');
  await page.getByRole('radio', { name: 'Slug' }).click();
  const slug = page.getByRole('group', { name: 'Slug' });
  await expect(slug.getByRole('textbox')).toHaveText('quiet-nights');
  await slug.getByRole('button', { name: 'Edit Slug' }).click();
  await slug.getByRole('textbox').fill('index');
  await expect(page.getByText(/single hyphens: write it like "new-barn"/).first()).toBeVisible();
  await slug.getByRole('textbox').fill('silence');
  await slug.getByRole('textbox').press('Enter');
  await saveWell(page);
  const path = 'benefits/silence.json';
  const text = (await readFolder(page))[path] ?? '';
  expect(text).toContain('"id": "silence"');
  return { [path]: text };
}

async function showsBesideTheBoxes(page: Page) {
  await openItem(page, 'Case Studies', 'Solar Panel Farm');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Solar Panel Farm');
  await expect(preview.getByRole('img').first()).toHaveJSProperty('complete', true);
  await fieldOf(formOf(page), 'Title').getByRole('textbox').fill('Panels among sheep');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Panels among sheep');
  await preview.getByRole('radio', { name: 'Dusk' }).check();
  await expect(preview.locator('html')).toHaveCSS('color-scheme', 'dark');
}

// One visit for all, since the form takes seconds to come.
test('a trial shows every item that comes with the site, and saves files as the site expects them', async ({
  page,
}) => {
  test.slow();
  await beginTrial(page);
  await test.step('the line that says what is worked on stays in view at any width', () =>
    keepsLineInView(page));
  await test.step('every item is listed', () => listsEveryItem(page));
  const saved = {
    ...(await test.step('a new case study has its picture', () => savesNewCaseStudy(page))),
    ...(await test.step('a change of a house is as small in its file', () => changesHouse(page))),
    ...(await test.step('a service is hidden with one line', () => hidesService(page))),
    ...(await test.step('an item is named by its title, or otherwise', () => namesItem(page))),
  };
  await test.step('the check finds nothing to mend in what was saved', async () => {
    // To look at: the service that was hidden, and the two lists in company.json that name it.
    expect(await checkWith(saved)).toBe('No problems, 3 to look at.');
  });
  await test.step('beside the boxes the item stands as the site shows it, and follows what is typed', () =>
    showsBesideTheBoxes(page));
});
