import type { Locator, Page, Request } from '@playwright/test';
import { canShowToasts } from '../../harness/flows/toasts.ts';
import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import { EXAMPLE } from './enquiry-example.ts';
import { expect } from './visitor.ts';

/** The example by label, as a visitor fills it in: empty fields are skipped, the service is its title. */
export const ENQUIRY: Record<string, string> = Object.fromEntries(
  ENQUIRY_FIELDS.flatMap(({ name, label, control }) => {
    const text = control.kind === 'service' ? 'Solar Solutions' : EXAMPLE[name];
    return text === '' ? [] : [[label, text]];
  }),
);

export const form = (page: Page): Locator => page.getByRole('form', { name: 'Enquiry' });
export const box = (page: Page, label: string): Locator =>
  form(page).getByLabel(label, { exact: true });
export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send Message' });
export const forget = (page: Page): Locator =>
  page.getByRole('button', { name: 'Forget what I wrote' });
export const code = (page: Page): Locator => page.locator('#captcha-code');

/** Waits until the form and the toast host have hydrated. */
export async function openForm(page: Page, query = ''): Promise<void> {
  await page.goto(`/contact${query}`);
  await waitForForm(page);
}

export async function waitForForm(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await canShowToasts(page);
}

/** Fills in fields by label. */
export async function fillIn(page: Page, enquiry: Record<string, string> = ENQUIRY) {
  for (const [label, text] of Object.entries(enquiry)) {
    const control = box(page, label);
    await (label === 'Service' ? control.selectOption({ label: text }) : control.fill(text));
  }
}

export async function copyCode(page: Page): Promise<void> {
  await expect(code(page)).toHaveText(/^[A-Za-z0-9]{6}$/);
  await box(page, 'Verification code').fill((await code(page).textContent()) ?? '');
}

/** Whether the form contains the whole example. */
export async function keepsAll(page: Page): Promise<void> {
  for (const { name, label } of ENQUIRY_FIELDS) {
    await expect(box(page, label)).toHaveValue(EXAMPLE[name]);
  }
}

/** Starts again with an empty form. */
export async function startAgain(page: Page): Promise<void> {
  await forget(page).click();
  for (const { label } of ENQUIRY_FIELDS) await expect(box(page, label)).toHaveValue('');
}

/** Fills in everything and sends it. */
export async function sendAll(page: Page): Promise<void> {
  await fillIn(page);
  await copyCode(page);
  await send(page).click();
}

/** The panel that replaces the form after sending. */
export const sentPanel = (page: Page): Locator => page.locator('.sent');
export const sentHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Your message has been sent' });

/** Shows the form again after an enquiry. */
export async function writeMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(box(page, 'Name')).toBeFocused();
}

/** POST requests to the enquiry endpoint, as they are sent. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/enquiries'))
      posts.push(request);
  });
  return posts;
}

export const idsOf = (posts: readonly Request[]): string[] =>
  posts.map((post) => (post.postDataJSON() as { id: string }).id);
