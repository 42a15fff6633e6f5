import type { Locator, Page } from '@playwright/test';
import { toastOf } from '../../harness/visits/toasts.ts';
import { ENQUIRY_FIELDS } from '../../src/model/enquiry/fields.ts';
import { EXAMPLE } from '../support/enquiry-example.ts';
import { box, code, formIsAlive, send, sentPanel } from '../support/enquiry-form.ts';
import { hidesFocus } from '../support/focus.ts';
import { expect, test } from '../support/visitor.ts';

/** Presses Tab until a control has the focus, and wants to see what has it all the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const [tag, ring] = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      return [focused.outerHTML.slice(0, 120), getComputedStyle(focused).outline] as const;
    });
    expect(await hidesFocus(page), tag).toBeUndefined();
    // In a frame something within has it.
    if (!tag.startsWith('<iframe')) expect(ring, tag).toMatch(/ solid 3px$/);
  }
  throw new Error(`The Tab key never reaches ${String(target)}`);
}

test('from home to a sent enquiry by keyboard alone, on a phone’s width, with the focus in sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Contact' }));
  await page.keyboard.press('Enter');
  await formIsAlive(page);

  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Error')).toBeVisible();
  await expect(page.locator(':focus').getByRole('alert')).toContainText('There is a problem');
  expect(await hidesFocus(page)).toBeUndefined();
  await tabTo(page, page.getByRole('link', { name: 'Enter your name' }));
  await page.keyboard.press('Enter');

  const asked = { ...EXAMPLE, selectedService: 'Something', subject: 'A mast at the pier' };
  for (const { name, label } of ENQUIRY_FIELDS) {
    await tabTo(page, box(page, label));
    await page.keyboard.type(asked[name]);
  }
  await expect(box(page, 'Service')).toHaveValue('other');
  await tabTo(page, box(page, 'Verification code'));
  await page.keyboard.type((await code(page).textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(sentPanel(page)).toBeFocused();
  await expect(toastOf(page, 'Success!')).toBeVisible();
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }));
});

test('the planner keeps the focus clear of the line at the foot of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/planner');
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await tabTo(page, page.getByText('Prices and guide prices'));
});
