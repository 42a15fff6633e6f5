// What stands in the form's place once an enquiry is sent.
import { sayDate } from '../../../src/values/dates/days.ts';
import { londonDay } from '../../../src/values/dates/london.ts';
import { EXAMPLE } from '../../support/enquiry-example.ts';
import { openForm, send, sendAll, sentPanel, writeMore } from '../../support/enquiry-form.ts';
import { FIRM } from '../../support/firm.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';

test('after sending, it is said who reads it and when, with a copy to print, and another can be written', async ({
  page,
}) => {
  await openForm(page);
  await sendAll(page);
  const panel = sentPanel(page);
  await expect(panel).toContainText(pageTexts('contact').answer);
  await expect(panel).toContainText(/We are (here until|back on) \w+/);
  await expect(panel.getByText('in a hurry').getByRole('link')).toHaveText([
    FIRM.phone,
    FIRM.email,
  ]);
  await expect(panel.getByRole('definition')).toHaveText([
    sayDate(londonDay(Date.now())),
    EXAMPLE.name,
    EXAMPLE.email,
    EXAMPLE.phone,
    'Service Inquiry: Solar Solutions',
    EXAMPLE.message,
  ]);
  await expect(page.getByRole('heading', { name: pageTexts('contact').write })).toBeHidden();

  await page.evaluate(() => {
    window.print = () => {
      document.body.setAttribute('data-printed', '');
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(panel.getByText(EXAMPLE.message)).toBeVisible();
  await expect(panel.getByText('Your reference is')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: pageTexts('contact').hours })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await writeMore(page);
  await expect(send(page)).toBeVisible();
  await expect(panel).toHaveCount(0);
});
