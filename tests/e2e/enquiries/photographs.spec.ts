import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  copyCaptchaCode,
  ENQUIRY_BY_LABEL,
  fillInEnquiry,
  forgetButton,
  sendButton,
  waitForTokenAge,
} from '../../support/enquiry-form.ts';
import { expect, test } from '../../support/visitor.ts';

// Requests that a test lets fail.
test.use({ expectedMessages: /ERR_FAILED|status of 404/ });

/** A photograph as a phone takes it: large, with location and owner in its metadata. */
const photograph = (red: number) =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Mòrag' }, IFD3: { GPSLatitude: '57/1 9/1 0/1' } })
    .toBuffer();

async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]) {
  const payload = files.map((file) => ({ ...file, mimeType: 'image/jpeg' }));
  await page.getByLabel('Photographs', { exact: true }).setInputFiles(payload);
}
const captions = (page: Page) => page.getByLabel(/^What does photograph \d show\?$/);

test('photographs sent with an enquiry are shown in the inbox', async ({ page, request }) => {
  const url = `photographs-${Date.now()}@croft.example`;
  await page.goto('/contact');
  await test.step('an unreadable file does not prevent other photographs', async () => {
    const [roof, meter] = await Promise.all([photograph(200), photograph(100)]);
    const files = { 'roof.jpg': roof, 'notes.jpg': Buffer.from('no picture'), 'meter.jpg': meter };
    await choose(page, ...Object.entries(files).map(([name, buffer]) => ({ name, buffer })));
    await expect(captions(page)).toHaveCount(2);
    await expect(page.getByText('This browser cannot read notes.jpg.')).toBeVisible();
  });
  await captions(page).first().fill('The roof, à l’ouest');
  await test.step('photographs stay after a reload until removed', async () => {
    await page.reload();
    await expect(captions(page)).toHaveCount(2);
    await expect(captions(page).first()).toHaveValue('The roof, à l’ouest');
    await choose(page, { name: 'again.jpg', buffer: await photograph(50) });
    await expect(captions(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove photograph 3' }).click();
    await expect(captions(page)).toHaveCount(2);
  });
  await test.step('photographs are sent after a failed attempt', async () => {
    await fillInEnquiry(page, { ...ENQUIRY_BY_LABEL, Email: url });
    await copyCaptchaCode(page);
    await page.route('**/photographs/1?*', (route) => route.abort(), { times: 1 });
    await waitForTokenAge(page);
    await sendButton(page).click();
    await expect(page.getByText('2 photographs sent.')).toBeVisible();
  });
  await test.step('the inbox shows the photographs without private metadata', async () => {
    await page.goto(`/inbox?search=${url}`);
    await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').click();
    const pictures = page.getByRole('list', { name: 'Photographs' }).getByRole('img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.first()).toHaveAttribute('alt', 'The roof, à l’ouest');
    const address1 = String(await pictures.first().getAttribute('src'));
    const { width, height, exif, format } = await sharp(
      await (await request.get(address1)).body(),
    ).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 2000,
      height: 1333,
      exif: undefined,
      format: 'jpeg',
    });
  });
  await test.step('photographs are deleted with their enquiry', async () => {
    const src = String(
      await page
        .getByRole('list', { name: 'Photographs' })
        .getByRole('img')
        .first()
        .getAttribute('src'),
    );
    await page.getByText('Download or delete').click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('status').first()).toContainText('Deleted: ');
    await request.get('/cdn-cgi/local/scheduled?cron=*/10%20*%20*%20*%20*');
    expect((await request.get(src)).status()).toBe(404);
  });
});

test('an enquiry accepts up to six photographs', async ({ page }) => {
  await page.goto('/contact');
  const buffer = await sharp({
    create: { width: 30, height: 20, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  await choose(page, ...[1, 2, 3, 4, 5, 6, 7].map((n) => ({ name: `${n}.jpg`, buffer })));
  await expect(captions(page)).toHaveCount(6);
  await expect(page.getByText('You can send up to 6 photographs. 1 was not added.')).toBeVisible();
  await page.getByLabel('Name').fill('Mòrag');
  await forgetButton(page).click();
  await expect(captions(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Photographs', { exact: true })).toBeVisible();
  await expect(captions(page)).toHaveCount(0);
});

test('unsent photographs are sent on the next page load', async ({ page }) => {
  test.slow();
  await page.goto('/contact');
  await choose(page, { name: 'roof.jpg', buffer: await photograph(77) });
  await expect(captions(page)).toHaveCount(1);
  await fillInEnquiry(page, { ...ENQUIRY_BY_LABEL, Email: `later-${Date.now()}@croft.example` });
  await copyCaptchaCode(page);
  await page.route('**/photographs/*', (route) => route.abort());
  await waitForTokenAge(page);
  await sendButton(page).click();
  await expect(page.getByText('Sending photograph 1 of 1')).toBeVisible();
  await page.unroute('**/photographs/*');
  await page.goto('/contact');
  await expect(page.getByText('1 photograph sent.')).toBeVisible();
});
