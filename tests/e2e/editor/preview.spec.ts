import { builtInItems } from '../../../harness/site/built-in-items.ts';
import { colourViolationsOf, violationsOf } from '../../support/accessibility.ts';
import { openPreview, showDraft } from '../../support/preview-page.ts';
import { expect, test } from '../../support/visitor.ts';

const [house] = builtInItems('properties');
const [study] = builtInItems('case-studies');
const [benefit] = builtInItems('benefits');
const service = builtInItems('services').find(({ calculator }) => calculator === 'battery');
if (!house || !study || !benefit || !service) throw new Error('There is no built-in content');

for (const { folder, name, item } of [
  { folder: 'services', name: service.title, item: service },
  { folder: 'properties', name: house.name, item: house },
  { folder: 'case-studies', name: study.title, item: study },
  { folder: 'benefits', name: benefit.title, item: benefit },
]) {
  test(`a preview of ${folder} is accessible and fits, on phone or desk, light and dusk`, async ({
    page,
  }) => {
    const frame = await openPreview(page, { folder, data: { ...item }, slug: item.id });
    await expect(frame.getByRole('heading', { name }).first()).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = frame
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(await overflow).toBe(0);
      await frame.getByRole('radio', { name: 'Light' }).check();
      expect(await violationsOf(page), `at ${width}`).toEqual([]);
      await frame.getByRole('radio', { name: 'Dusk' }).check();
      expect(await colourViolationsOf(page), `at ${width}, at dusk`).toEqual([]);
    }
  });
}

test('an item is shown in lists and as a page, in the faces of the site', async ({ page }) => {
  const frame = await openPreview(page, {
    folder: 'properties',
    data: { ...house },
    slug: house.id,
  });
  const card = frame.getByRole('region', { name: 'In lists' });
  await expect(card.getByRole('link', { name: house.name })).toBeVisible();
  const heading = frame.getByRole('heading', { level: 1, name: house.name });
  await expect(heading).toBeVisible();
  const faces = await heading.evaluate(async ({ ownerDocument }) => {
    await ownerDocument.fonts.ready;
    return [...ownerDocument.fonts].filter(({ status }) => status === 'loaded').length;
  });
  expect(faces).toBe(2);
});

test('the editor chooses light or dusk, and else sees what the device has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const frame = await openPreview(page, { folder: 'benefits', data: {} });
  const ground = () =>
    frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const dusk = await ground();
  await frame.getByRole('radio', { name: 'Light' }).check();
  const light = await ground();
  expect(light).not.toBe(dusk);
  await frame.getByRole('radio', { name: 'Dusk' }).check();
  expect(await ground()).toBe(dusk);
  await page.emulateMedia({ colorScheme: 'light' });
  await frame.getByRole('radio', { name: 'As on this device' }).check();
  expect(await ground()).toBe(light);
});

test('what is typed is shown, and the open tab stays open', async ({ page }) => {
  const shown = { folder: 'case-studies', slug: study.id };
  const frame = await openPreview(page, { ...shown, data: { ...study } });
  await frame.getByRole('tab', { name: 'Results' }).click();
  const results = 'The bill fell to nothing that anybody could measure.';
  const title =
    'A title that goes on and on, well beyond what the schema advises, to be seen too long';
  await showDraft(page, { ...shown, data: { ...study, results, title } });
  await expect(frame.getByRole('tabpanel', { name: 'Results' })).toContainText(results);
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(frame.getByRole('tabpanel')).toHaveCount(1);
});

test('of a new item the descriptions of its fields are shown', async ({ page }) => {
  const frame = await openPreview(page, { folder: 'services', data: {} });
  for (const [folder, name] of [
    ['services', 'Name of the service'],
    ['properties', 'Name of the house'],
    ['case-studies', 'Name of the project'],
    ['benefits', 'Name of the benefit'],
  ] as const) {
    await showDraft(page, { folder, data: {} });
    await expect(frame.getByRole('heading', { name }).first()).toBeVisible();
  }
});

test('what cannot be drawn is told, and what was drawn stays', async ({ page }) => {
  const shown = { folder: 'benefits', slug: benefit.id };
  const frame = await openPreview(page, { ...shown, data: { ...benefit } });
  const heading = frame.getByRole('heading', { name: benefit.title });
  await expect(heading).toBeVisible();
  await showDraft(page, { ...shown, data: {}, isBroken: true });
  await expect(frame.getByRole('alert')).toHaveText(
    /^This cannot be shown as it is: Error: broken/,
  );
  await expect(heading).toBeVisible();
  await showDraft(page, { ...shown, data: { ...benefit } });
  await expect(frame.getByRole('alert')).toHaveCount(0);
});

test('nothing in a draft runs', async ({ page }) => {
  const longDescription =
    '<p onclick="top.ran=1">First<script>top.ran=1</script><img src="x" onerror="top.ran=1"><a href="javascript:top.ran=1">link</a></p>';
  const name = '<img src=x onerror=top.ran=1>';
  const data = { ...house, name, longDescription };
  const frame = await openPreview(page, { folder: 'properties', data, slug: house.id });
  await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
  const paragraph = frame.getByText('Firstlink');
  expect(await paragraph.innerHTML()).toBe('First<a>link</a>');
  expect(await paragraph.evaluate((element) => element.hasAttribute('onclick'))).toBe(false);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('pictures are those of the editor, new ones too, and else those of the site', async ({
  page,
}) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const frame = await openPreview(page, { folder: 'services', data: {} });
  const address = await page.evaluate((svg) => {
    const make = () => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    window.load = () => Promise.resolve(make());
    return make();
  }, drawing);
  const picture = frame.getByRole('region', { name: 'The page' }).locator('figure img');
  const show = (imageUrl: string, pictures = {}) =>
    showDraft(page, { folder: 'services', data: { imageUrl }, pictures });
  await expect(picture).toHaveAttribute('src', /^\/_astro\/fallback\.[\w-]+\.svg$/);
  await show('/uploads/service-solar.svg');
  await expect(picture).toHaveAttribute('src', /^\/_astro\/service-solar\.[\w-]+\.svg$/);
  await show(address);
  await expect(picture).toHaveAttribute('src', address);
  await show('/uploads/kept.jpg', { '/uploads/kept.jpg': address });
  await expect(picture).toHaveAttribute('src', address);
  await show('/uploads/late.jpg', { '/uploads/late.jpg': undefined });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect(picture).not.toHaveAttribute('src', address);
  await picture.evaluate((each: HTMLImageElement) => each.decode());
});
