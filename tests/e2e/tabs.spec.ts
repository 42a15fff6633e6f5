import { expect, test } from '../support/visitor.ts';

test('a case study opens on its overview, shows one panel at a time, and its tabs move with the arrow keys, Home and End', async ({
  page,
}) => {
  await page.goto('/case-studies/claddach-kirkibost-centre');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Overview', 'Our Approach', 'Results']);
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText('The challenge');
  await tabs.nth(2).click();
  await expect(page.getByRole('tabpanel', { name: 'Results' })).toContainText('about 65%');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Overview' }).click();
  for (const [key, name] of [
    ['ArrowRight', 'Our Approach'],
    ['End', 'Results'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Results'],
    ['Home', 'Overview'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();

  await test.step('the chosen tab is known in forced colours too', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const property of ['borderBottomColor', 'backgroundColor'] as const) {
      const [chosen, ...others] = await tabs.evaluateAll(
        (all, property) => all.map((tab) => getComputedStyle(tab)[property]),
        property,
      );
      expect(others).toHaveLength(2);
      expect(others).not.toContain(chosen);
    }
  });
});

test('an address can name a panel', async ({ page }) => {
  await page.goto('/services/ev-chargers#charging-stations');
  await expect(page.getByRole('tab', { name: 'Find Charging Stations' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel', { name: 'Find Charging Stations' })).toBeVisible();
});
