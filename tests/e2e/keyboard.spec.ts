import { toastOf } from '../../harness/flows/toasts.ts';
import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import { EXAMPLE_ENQUIRY } from '../support/enquiry-example.ts';
import {
  enquiryField,
  captchaCode,
  waitForEnquiryForm,
  sendButton,
  sentHeading,
} from '../support/enquiry-form.ts';
import { expect, test } from '../support/visitor.ts';
import type { Locator } from '@playwright/test';

/** The visibility of the focused element. */
interface Focus {
  /** The start of the element's tag. */
  tag: string;
  isTarget: boolean;
  /** The element's outline; a frame has none, since an element within it has the focus. */
  ring: string | undefined;
  /**
   * Whatever covers it: the header, a toast, a bar at the bottom; or that it is off the screen. A control must be
   * all must be in sight, of something larger, such as a box for a long text, a part.
   */
  hiddenBy: string | undefined;
}

function inspectFocus(target: Element): Focus {
  const focused = document.activeElement ?? document.body;
  const tag = focused.outerHTML.slice(0, 100);
  const isTarget = focused === target;
  if (focused.localName === 'iframe' || focused === document.body) {
    return { tag, isTarget, ring: undefined, hiddenBy: undefined };
  }
  const ring = getComputedStyle(focused).outline;
  const boxes = [...focused.getClientRects()];
  const shown = boxes.flatMap(({ left, right, top, bottom }) => {
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    // Within the middle of each side, away from neighbours.
    const sides = [
      [across, top + 3],
      [across, bottom - 4],
      [left + 3, down],
      [right - 4, down],
    ] as const;
    return sides.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? []);
  });
  const above = shown.filter((each) => !focused.contains(each) && !each.contains(focused));
  const isLarge = boxes.some(({ height }) => height > 100);
  const isInSight = shown.length > above.length && (isLarge || above.length === 0);
  const hiddenBy = isInSight ? undefined : (above[0]?.outerHTML.slice(0, 100) ?? 'the screen');
  return { tag, isTarget, ring, hiddenBy };
}

/** Presses Tab until a control has the focus, and checks that each focused element is visible. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 60; presses++) {
    const { tag, isTarget, ring = ' solid 3px', hiddenBy } = await target.evaluate(inspectFocus);
    expect(hiddenBy, tag).toBeUndefined();
    // Elements focused without a key, such as the error summary, need no ring.
    if (presses > 0) expect(ring, tag).toMatch(/ solid 3px$/);
    if (isTarget) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(target)}`);
}

const CONFIRMATIONS = {
  ...EXAMPLE_ENQUIRY,
  selectedService: 'Something',
  subject: 'A mast at the pier',
  message: 'How high may it be?',
};

test('a visitor can see the focus while sending an enquiry by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await tabTo(page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('link', { name: 'Contact' }));
  await page.keyboard.press('Enter');
  await waitForEnquiryForm(page);

  await tabTo(sendButton(page));
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Error')).toBeVisible();
  await expect(page.locator(':focus').getByRole('alert')).toContainText('There is a problem');
  await tabTo(page.getByRole('link', { name: 'Enter your name' }));
  await page.keyboard.press('Enter');

  for (const { name, label } of ENQUIRY_FIELDS) {
    await tabTo(enquiryField(page, label));
    await page.keyboard.type(CONFIRMATIONS[name]);
  }
  await expect(enquiryField(page, 'Service')).toHaveValue('other');
  await tabTo(enquiryField(page, 'Verification code'));
  await page.keyboard.type((await captchaCode(page).textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(sentHeading(page)).toBeFocused();
  // Toasts stay while the pointer is over them.
  await toastOf(page, 'Success!').hover();
  await tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }));
  await expect(toastOf(page, 'Success!')).toBeVisible();
});

test('the planner’s answer bar never covers the focus on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/planner#planner?panels=4');
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await tabTo(page.getByText('Enter figures from a survey or quote'));
});
