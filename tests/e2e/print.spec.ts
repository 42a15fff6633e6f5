import { FIRM } from '../support/firm.ts';
import { pageTexts } from '../support/page-texts.ts';
import { expect, test } from '../support/visitor.ts';

test('paper has every panel of a case study, and nothing that can only be pressed, no calculator without an answer either', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/case-studies/claddach-kirkibost-centre');
  for (const heading of ['The challenge', 'Specifications', 'What came of it']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const { button } = pageTexts('case-studies').study.callToAction;
  await expect(page.getByRole('link', { name: button })).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: FIRM.phone })).toBeVisible();

  await page.goto('/services/solar');
  await expect(
    page.getByRole('heading', { name: pageTexts('services').service.features }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A worked example' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Calculate Your Solar Potential' })).toBeHidden();
});
