import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  beginItem,
  beginTrial,
  checkOf,
  choosePicture,
  fieldOf,
  formOf,
  readBytes,
  saveWell,
} from '../../support/editor-form.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({ viewport: { width: 1280, height: 6000 } });

/** A photograph as a telephone writes it: large, lying on its side, and with place, camera and owner in it. */
const photograph = () =>
  sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#4e93a6' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera', Artist: 'Owner', Orientation: '6' },
      IFD3: { GPSLatitude: '57/1 9/1 0/1', GPSLongitude: '7/1 18/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** The first bytes of a HEIC, by which any program knows it. */
const HEIC = Buffer.from('0000001866747970686569630000000068656963', 'hex');

async function shrinksAndCleans(page: Page) {
  const buffer = await photograph();
  const before = await sharp(buffer).metadata();
  expect(before.exif?.includes('Owner')).toBe(true);
  const file = { name: 'IMG_1234.JPG', mimeType: 'image/jpeg', buffer };
  const form = formOf(page);
  await choosePicture(fieldOf(form, 'Picture'), file, '/uploads/img_1234.jpeg');
  await fieldOf(form, 'Name').getByRole('textbox').fill('Croft');
  await fieldOf(form, 'Location').getByRole('textbox').fill('Uist');
  await fieldOf(form, 'Description').getByRole('textbox').first().fill('A house.');
  await fieldOf(form, 'Bedrooms').getByRole('spinbutton').fill('1');
  await fieldOf(form, 'Bathrooms').getByRole('spinbutton').fill('1');
  await saveWell(page);
  const saved = await readBytes(page, 'uploads/img_1234.jpeg');
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(saved).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 2400, height: 1600 });
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(saved.includes('Owner')).toBe(false);
}

async function refusesHeic(page: Page) {
  const field = fieldOf(formOf(page), 'Picture');
  const buffer = Buffer.concat([HEIC, Buffer.alloc(2000)]);
  const choose = (name: string, mimeType: string) =>
    field.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await choose('IMG_1.HEIC', 'image/heic');
  expect(said).toEqual(['This is an iPhone HEIC; choose JPEG']);
  await choose('IMG_1.jpg', 'image/jpeg');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('HEIC');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(checkOf(page)).toContainText(/Not filled in yet: .*Picture/);
}

test('a picture leaves the browser no larger than pages need, and without place, camera and owner', async ({
  page,
}) => {
  test.slow();
  await beginTrial(page);
  await beginItem(page, 'Properties');
  await test.step('a HEIC is refused at once, by whatever name', () => refusesHeic(page));
  await test.step('a photograph is made smaller and cleaned', () => shrinksAndCleans(page));
});
