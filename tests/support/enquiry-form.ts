import type { Locator, Page, Request } from '@playwright/test';
import { canShowToasts } from '../../harness/visits/toasts.ts';
import { expect } from './visitor.ts';

/** A complete enquiry, by label. */
export const ENQUIRY = {
  Name: 'Mòrag at the shop',
  Email: 'shop@pier.example',
  Phone: '01632 960 111',
  Service: 'Solar Solutions',
  Message: 'Our byre faces south. <b>What</b> would panels yield?',
} as const;

export const form = (page: Page): Locator => page.getByRole('form', { name: 'Enquiry' });
export const box = (page: Page, label: string): Locator =>
  form(page).getByLabel(label, { exact: true });
export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send Message' });
export const code = (page: Page): Locator => page.locator('#captcha-code');

/** Waits until the form answers to the visitor, and can show toasts. */
export async function openForm(page: Page, query = ''): Promise<void> {
  await page.goto(`/contact${query}`);
  await formIsAlive(page);
}

export async function formIsAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await canShowToasts(page);
}

export async function fillIn(page: Page, enquiry: Partial<Record<string, string>> = ENQUIRY) {
  for (const [label, text = ''] of Object.entries(enquiry)) {
    const control = box(page, label);
    await (label === 'Service' ? control.selectOption({ label: text }) : control.fill(text));
  }
}

export async function copyCode(page: Page): Promise<void> {
  await expect(code(page)).toHaveText(/^[A-Za-z0-9]{6}$/);
  await box(page, 'Verification code').fill((await code(page).textContent()) ?? '');
}

export async function keepsAll(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(ENQUIRY)) {
    if (label === 'Service') await expect(box(page, label)).toHaveValue('solar');
    else await expect(box(page, label)).toHaveValue(text);
  }
}

/** Fills in everything and sends it. */
export async function sendAll(page: Page): Promise<void> {
  await fillIn(page);
  await copyCode(page);
  await send(page).click();
}

export const sentPanel = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Your message has been sent' });

/** The posts to the enquiry address, as they happen. */
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
