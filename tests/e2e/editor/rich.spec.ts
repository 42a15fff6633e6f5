import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import {
  beginTrial,
  checkOf,
  checkWith,
  fieldOf,
  formOf,
  openFile,
  openItem,
  readFolder,
  saveWell,
} from '../../support/editor-form.ts';
import { expect, test } from '../../support/visitor.ts';

const TALL = { width: 1280, height: 9000 };
test.use({ viewport: TALL, expectedMessages: /derived_inert/ });

/** Two paragraphs, a list and a heading as Word copies them. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1><span style='font-family:Aptos;mso-fareast-language:EN-GB'>The house<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span style='color:#C00000'>It’s <b style='mso-bidi-font-weight:normal'>warm</b> &amp; <i>dry</i> – “quiet” too.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Two bedrooms<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>A stove<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Ring <a href="https://www.example.org/ring" title="a > b" style='color:blue'>us</a></p>
<p class=MsoNormal>See <a href="http://old.example.org">there</a>.<img width=10 src="file:///C:/x.png"></p>
<table><tr><td>Beds</td><td>3</td></tr></table>
<!--EndFragment--></body></html>`;

const IN_THE_BOX =
  "<h3>The house</h3><p>It’s <strong>warm</strong> &amp; <em>dry</em> – “quiet” too.</p><ul><li>Two bedrooms</li><li>A stove</li></ul><ol><li>Ring <a href='https://www.example.org/ring'>us</a></li></ol><p>See there.</p><p>Beds 3</p>";

/** Pastes into what has the focus, as a browser does it. */
const paste = (page: Page, clipboard: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, clipboard);

const noteOf = (page: Page) => page.getByRole('status', { name: 'About what you pasted' });
const boxOf = (field: Locator) => field.getByRole('textbox').first();

async function takesWordsPaste(page: Page) {
  await openItem(page, 'Properties', 'Uta');
  const box = boxOf(fieldOf(formOf(page), 'Longer text'));
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, { 'text/html': FROM_WORD, 'text/plain': 'The house' });
  await expect(box.getByRole('heading', { name: 'The house' })).toBeVisible();
  await expect(noteOf(page)).toHaveText('Pasted without pictures and the lines of tables.');
  await expect(checkOf(page)).toHaveText('Nothing to mend.');
  const preview = page.frameLocator('iframe').getByRole('region', { name: 'The page' });
  await expect(preview.locator('.prose li').first()).toHaveText('Two bedrooms');
  await saveWell(page);
  const saved = JSON.parse((await readFolder(page))['properties/uta.json'] ?? '') as object;
  expect(saved).toMatchObject({ longDescription: IN_THE_BOX });
}

async function isWrittenByKeyboard(page: Page) {
  await openItem(page, 'Properties', 'Uta');
  const field = fieldOf(formOf(page), 'Longer text');
  const box = boxOf(field);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Near the ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('pier');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await field.getByRole('button', { name: 'List', exact: true }).press('Enter');
  await page.keyboard.type('Beach');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await field.getByRole('button', { name: 'Link' }).press('Enter');
  const address = field.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  await page.keyboard.type('http://beach.example');
  await page.keyboard.press('Enter');
  await expect(field.getByText(/A page of this site, such as/)).toBeVisible();
  await address.fill('/contact');
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await saveWell(page);
  const saved = JSON.parse((await readFolder(page))['properties/uta.json'] ?? '') as object;
  expect(saved).toMatchObject({
    longDescription:
      "<p>Near the <strong>pier</strong></p><ul><li><a href='/contact'>Beach</a></li></ul>",
  });
}

async function keepsParagraphOne(page: Page) {
  await openFile(page, 'Texts of pages', 'Home');
  const field = fieldOf(fieldOf(formOf(page), 'Introduction'), 'Paragraphs');
  const box = boxOf(field);
  await expect(field.getByRole('button', { name: 'Bold' }).first()).toBeVisible();
  await expect(field.getByRole('button', { name: 'List', exact: true })).toHaveCount(0);
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, { 'text/html': FROM_WORD, 'text/plain': 'The house' });
  await page.keyboard.press('Enter');
  await page.keyboard.type(' Call {phoneLink}.');
  await expect(checkOf(page)).toHaveText('Nothing to mend.');
  await saveWell(page);
  const text = (await readFolder(page))['pages/home.json'] ?? '';
  const { introduction } = JSON.parse(text) as { introduction: { paragraphs: string[] } };
  expect(introduction.paragraphs[0]).toBe(
    "The house It’s <strong>warm</strong> &amp; <em>dry</em> – “quiet” too. Two bedrooms A stove Ring <a href='https://www.example.org/ring'>us</a> See there. Beds 3 Call {phoneLink}.",
  );
  expect(await checkWith({ 'pages/home.json': text })).toMatch(/^No problems/);
}

async function losesTagsInPlainBox(page: Page) {
  await openItem(page, 'Benefits', 'Energy Independence');
  const box = boxOf(fieldOf(formOf(page), 'Description'));
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, { 'text/html': '<b>Warm</b>', 'text/plain': '<b>Warm</b> for 3 < 4 pounds' });
  await expect(box).toHaveValue('Warm for 3 < 4 pounds');
  await expect(noteOf(page)).toHaveText(/^Pasted as plain words/);
  await saveWell(page);
  await expect(noteOf(page)).toBeHidden();
}

async function fitsAndIsAccessible(page: Page) {
  await openItem(page, 'Properties', 'Uta');
  const field = fieldOf(formOf(page), 'Longer text');
  await field.getByRole('button', { name: 'Link' }).click();
  await page.setViewportSize({ width: 390, height: TALL.height });
  expect(await violationsOf(page, '[data-key-path="longDescription"] .field-wrapper')).toEqual([]);
  for (const button of await field.locator('.rich-tools button').all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
  await page.setViewportSize(TALL);
}

// One visit for all, since the form takes seconds to come.
test('texts with emphasis, lists and links are written without tags, and take what Word copies', async ({
  page,
}) => {
  test.slow();
  await beginTrial(page);
  await test.step('a paste from Word has what the site shows, and nothing of Word’s', () =>
    takesWordsPaste(page));
  await test.step('all can be written with the keyboard', () => isWrittenByKeyboard(page));
  await test.step('a paragraph stays one', () => keepsParagraphOne(page));
  await test.step('a plain box takes the words alone, and says so', () =>
    losesTagsInPlainBox(page));
  await test.step('on a telephone the box fits, and is accessible', () =>
    fitsAndIsAccessible(page));
});
