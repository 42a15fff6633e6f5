import { builtInItems } from '../../../harness/site/built-in-items.ts';
import { findColourViolations, findViolations } from '../../support/accessibility.ts';
import { openPreview, showDraft } from '../../support/preview-page.ts';
import { expect, test } from '../../support/visitor.ts';

const [house] = builtInItems('properties');
const [study] = builtInItems('case-studies');
const [benefit] = builtInItems('benefits');
const service = builtInItems('services').find(({ calculator }) => calculator === 'battery');
if (!house || !study || !benefit || !service) throw new Error('There is no built-in content');

const HOUSE = { folder: 'properties', data: { ...house }, slug: house.id };
const STUDY = { folder: 'case-studies', data: { ...study }, slug: study.id };
const BENEFIT = { folder: 'benefits', data: { ...benefit }, slug: benefit.id };
const SERVICE = { folder: 'services', data: { ...service }, slug: service.id };

test('a preview is accessible in every size and colour scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const frame = await openPreview(page, { folder: 'benefits', data: {} });
  await test.step('the preview follows the device’s colour scheme until another is chosen', async () => {
    const backgroundOf = () =>
      frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    const dark = await backgroundOf();
    await frame.getByRole('radio', { name: 'Light' }).check();
    const light = await backgroundOf();
    expect(light).not.toBe(dark);
    await frame.getByRole('radio', { name: 'Dark' }).check();
    expect(await backgroundOf()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await frame.getByRole('radio', { name: 'As on this device' }).check();
    expect(await backgroundOf()).toBe(light);
  });
  // Their markup is the same as the site's, which is checked on its pages.
  for (const [name, shown] of [
    [service.title, SERVICE],
    [house.name, HOUSE],
    [study.title, STUDY],
    [benefit.title, BENEFIT],
  ] as const) {
    await test.step(shown.folder, async () => {
      await showDraft(page, shown);
      await expect(frame.getByRole('heading', { name }).first()).toBeVisible();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = frame
          .locator('html')
          .evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(await overflow).toBe(0);
        if (shown !== HOUSE) continue;
        await frame.getByRole('radio', { name: 'Light' }).check();
        expect(await findViolations(page), `at ${width}`).toEqual([]);
        await frame.getByRole('radio', { name: 'Dark' }).check();
        expect(await findColourViolations(page), `at ${width}, in dark mode`).toEqual([]);
      }
    });
  }
});

test('the preview shows typed content as the site would', async ({ page }) => {
  const frame = await openPreview(page, { folder: 'benefits', data: {} });
  await test.step('a new item shows the descriptions of its fields', async () => {
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
  await test.step('an item is shown in lists and as a page', async () => {
    await showDraft(page, { ...HOUSE, data: { ...HOUSE.data, rating: undefined } });
    await expect(frame.getByRole('heading', { level: 1, name: HOUSE.data.name })).toBeVisible();
    await expect(frame.getByText('★')).toHaveCount(0);
    await showDraft(page, HOUSE);
    await expect(frame.getByText('★').first()).toBeVisible();
    const card = frame.getByRole('region', { name: 'In lists' });
    await expect(card.getByRole('link', { name: HOUSE.data.name })).toBeVisible();
    const heading = frame.getByRole('heading', { level: 1, name: HOUSE.data.name });
    await expect(heading).toBeVisible();
    const faces = await heading.evaluate(async ({ ownerDocument }) => {
      await ownerDocument.fonts.ready;
      return [...ownerDocument.fonts].filter(({ status }) => status === 'loaded').length;
    });
    expect(faces).toBe(2);
  });
  await test.step('later typing does not close an open tab', async () => {
    await showDraft(page, STUDY);
    await frame.getByRole('tab', { name: 'Results' }).click();
    const results = 'The bill fell to nothing that anybody could measure.';
    const title =
      'A title that goes on and on, well beyond what the schema advises, to be seen too long';
    await showDraft(page, { ...STUDY, data: { ...STUDY.data, results, title } });
    await expect(frame.getByRole('tabpanel', { name: 'Results' })).toContainText(results);
    await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(frame.getByRole('tabpanel')).toHaveCount(1);
  });
  await test.step('the last preview stays beside an error', async () => {
    await showDraft(page, BENEFIT);
    const heading = frame.getByRole('heading', { name: BENEFIT.data.title });
    await expect(heading).toBeVisible();
    await showDraft(page, { ...BENEFIT, data: {}, isBroken: true });
    await expect(frame.getByRole('alert')).toHaveText(/^The preview failed: Error: broken/);
    await expect(heading).toBeVisible();
    await showDraft(page, BENEFIT);
    await expect(frame.getByRole('alert')).toHaveCount(0);
  });
});

test('a preview shows pictures but runs no scripts', async ({ page }) => {
  const frame = await openPreview(page, { folder: 'services', data: {} });
  await test.step('pictures come from the CMS or the site', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
    const url = await page.evaluate((svg) => {
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
    await show('https://images.elsewhere.example/a.jpg', {
      'https://images.elsewhere.example/a.jpg': 'https://images.elsewhere.example/a.jpg',
    });
    await expect(picture).toHaveAttribute('src', /^\/_astro\/fallback\./);
    await show(url);
    await expect(picture).toHaveAttribute('src', url);
    await show('/uploads/kept.jpg', { '/uploads/kept.jpg': url });
    await expect(picture).toHaveAttribute('src', url);
    await show('/uploads/late.jpg', { '/uploads/late.jpg': undefined });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect(picture).not.toHaveAttribute('src', url);
    await picture.evaluate((each: HTMLImageElement) => each.decode());
  });
  await test.step('the preview runs no scripts', async () => {
    const longDescription =
      '<p onclick="top.ran=1">First<script>top.ran=1</script><img src="x" onerror="top.ran=1"><a href="javascript:top.ran=1">link</a></p>';
    const name = '<img src=x onerror=top.ran=1>';
    await showDraft(page, { ...HOUSE, data: { ...HOUSE.data, name, longDescription } });
    await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
    const paragraph = frame.getByText('Firstlink');
    expect(await paragraph.innerHTML()).toBe('First<a>link</a>');
    expect(await paragraph.evaluate((element) => element.hasAttribute('onclick'))).toBe(false);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
