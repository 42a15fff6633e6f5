import type { Locator, Page, Request } from '@playwright/test';
import { waitForToastHost } from '../../harness/flows/toasts.ts';
import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import { MINIMUM_ELAPSED_MS } from '../../src/enquiries/worker/form-token.ts';
import { EXAMPLE_ENQUIRY } from './enquiry-example.ts';
import { expect } from './visitor.ts';

/** The example by label, as a visitor fills it in: empty fields are skipped, the service is its title. */
export const ENQUIRY_BY_LABEL: Record<string, string> = Object.fromEntries(
  ENQUIRY_FIELDS.flatMap(({ name, label, control }) => {
    const text = control.kind === 'service' ? 'Solar Solutions' : EXAMPLE_ENQUIRY[name];
    return text === '' ? [] : [[label, text]];
  }),
);

export const enquiryForm = (page: Page): Locator => page.getByRole('form', { name: 'Enquiry' });
export const enquiryField = (page: Page, label: string): Locator =>
  enquiryForm(page).getByLabel(label, { exact: true });
export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send Message' });
export const forgetButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Forget what I wrote' });
export const captchaCode = (page: Page): Locator => page.locator('#captcha-code');

/** Waits until the form and the toast host have hydrated. */
export async function openEnquiryForm(page: Page, query = ''): Promise<void> {
  await page.goto(`/contact${query}`);
  await waitForEnquiryForm(page);
}

export async function waitForEnquiryForm(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await waitForToastHost(page);
}

/** Fills in fields by label. */
export async function fillInEnquiry(
  page: Page,
  enquiry: Record<string, string> = ENQUIRY_BY_LABEL,
) {
  for (const [label, text] of Object.entries(enquiry)) {
    const control = enquiryField(page, label);
    await (label === 'Service' ? control.selectOption({ label: text }) : control.fill(text));
  }
}

export async function copyCaptchaCode(page: Page): Promise<void> {
  await expect(captchaCode(page)).toHaveText(/^[A-Za-z0-9]{6}$/);
  await enquiryField(page, 'Verification code').fill((await captchaCode(page).textContent()) ?? '');
}

/** Whether the form contains the whole example. */
export async function expectExampleKept(page: Page): Promise<void> {
  for (const { name, label } of ENQUIRY_FIELDS) {
    await expect(enquiryField(page, label)).toHaveValue(EXAMPLE_ENQUIRY[name]);
  }
}

/** Starts again with an empty form. */
export async function resetEnquiryForm(page: Page): Promise<void> {
  await forgetButton(page).click();
  for (const { label } of ENQUIRY_FIELDS) await expect(enquiryField(page, label)).toHaveValue('');
}

/** Waits until the Worker would not suspect the form of being sent too fast. */
export async function waitForTokenAge(page: Page): Promise<void> {
  const shownAt = parseInt(await page.locator('input[name=shown]').inputValue());
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(MINIMUM_ELAPSED_MS);
}

/** Fills in everything and sends it. */
export async function sendExample(page: Page): Promise<void> {
  await fillInEnquiry(page);
  await copyCaptchaCode(page);
  await sendButton(page).click();
}

/** The panel that replaces the form after sending. */
export const sentPanel = (page: Page): Locator => page.locator('.sent');
export const sentHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Your message has been sent' });

/** Shows the form again after an enquiry. */
export async function writeAnotherEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(enquiryField(page, 'Name')).toBeFocused();
}

/** POST requests to the enquiry endpoint, as they are sent. */
export function watchEnquiryPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/enquiries'))
      posts.push(request);
  });
  return posts;
}

export const enquiryIdsOf = (posts: readonly Request[]): string[] =>
  posts.map((post) => (post.postDataJSON() as { id: string }).id);
