import type { Page } from '@playwright/test';
import { CALL, expect, test } from '../../support/enquiry-worker.ts';

test.describe.configure({ mode: 'default' });
test.use({
  vars: { ENQUIRIES_PER_MINUTE: '10000' },
  // A browser also logs that the page to mend came with status 400.
  expectedMessages: /status of 400/,
});

const RIGHT = {
  name: 'Mòrag NicDhòmhnaill',
  email: 'morag@croft.example',
  phone: '01632 960 123',
  selectedService: 'solar',
  subject: '',
  message: 'Panels for a byre roof?',
};

/** Posts a form of a page of the site, as a browser does without script. */
async function submit(page: Page, fields: Record<string, string>, enctype = '') {
  await page.goto('/terms');
  const answered = page.waitForResponse(`**${CALL}`);
  await page.evaluate(
    ([call, values, type]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = call;
      form.enctype = type;
      for (const [name, value] of Object.entries(values)) {
        const field = document.createElement('textarea');
        field.name = name;
        field.value = value;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [CALL, fields, enctype] as const,
  );
  return answered;
}

for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
  test(`a form posted as ${enctype} is stored and thanked for`, async ({ page, worker }) => {
    const message = `By ${enctype}`;
    const response = await submit(page, { ...RIGHT, message }, enctype);
    expect(response.status()).toBe(201);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you. Your message has been sent.',
    );
    const [row] = worker.rows(`SELECT * FROM enquiries WHERE message = '${message}'`);
    expect(row).toMatchObject({
      name: RIGHT.name,
      service: 'solar',
      subject: 'Service Inquiry: Solar Solutions',
      is_suspect: 0,
    });
    await expect(page.getByText(`Your reference is ${String(row?.['reference'])}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: '01632 960 418' })).toBeVisible();
    await expect(page.getByRole('link', { name: /@machair-renewables/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the page that asks for mending keeps every value, and takes what was mended', async ({
  page,
  worker,
}) => {
  const message = '\nTwo lines,\n"quoted" & <b>plain</b>';
  const response = await submit(page, { ...RIGHT, email: 'morag', phone: ' ', message });
  expect(response.status()).toBe(400);
  await expect(page).toHaveTitle('Error: Contact | Machair Renewables');
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter a valid email address',
    'Enter your phone number',
  ]);
  await summary.getByRole('link', { name: 'Enter your phone number' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Error: Enter your phone number',
  );
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveValue('morag');
  await expect(page.getByLabel('Name')).toHaveValue(RIGHT.name);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('solar');
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await expect(page.getByLabel('Service', { exact: true }).getByRole('option')).toContainText([
    'Choose a service',
    'Micro Wind Turbines',
    'Solar Solutions',
  ]);

  await page.getByLabel('Email').fill('morag@croft.example');
  await page.getByLabel('Phone').fill('01632 960 777');
  await page.getByLabel('Service', { exact: true }).selectOption('Something else');
  await page.getByLabel('Subject').fill('A mast');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your reference is')).toBeVisible();
  expect(worker.rows(`SELECT * FROM enquiries WHERE phone = '01632 960 777'`)).toMatchObject([
    { subject: 'A mast', service: 'other', message: message.trim().replaceAll('\n', '\r\n') },
  ]);
});

test('the same form sent twice, as by a reload, is one enquiry', async ({ page, worker }) => {
  const message = 'Pressed twice';
  await submit(page, { ...RIGHT, message });
  const first = await page.locator('strong').textContent();
  await submit(page, { ...RIGHT, message });
  expect(await page.locator('strong').textContent()).toBe(first);
  expect(worker.rows(`SELECT id FROM enquiries WHERE message = '${message}'`)).toHaveLength(1);
});

test('hostile text comes back inert, under a policy that would stop it', async ({ page }) => {
  const hostile = `"'></textarea></option><script>document.title='taken'</script><img src=x onerror=1>`;
  const fields = Object.fromEntries(Object.keys(RIGHT).map((name) => [name, hostile]));
  const response = await submit(page, { ...fields, website: hostile });
  expect(response.status()).toBe(400);
  expect(response.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(response.headers()['cache-control']).toBe('no-store');
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue(hostile);
  }
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(hostile);
  await expect(page.locator('script, img')).toHaveCount(0);
  await expect(page).toHaveTitle('Error: Contact | Machair Renewables');
});

for (const [what, status, words, headers, data] of [
  [
    'too long',
    413,
    'too long',
    { 'content-type': 'application/x-www-form-urlencoded' },
    `message=${'x'.repeat(65_536)}`,
  ],
  ['garbled', 400, 'garbled', { 'content-type': 'multipart/form-data; boundary=x' }, 'no parts'],
] as const) {
  test(`a form that is ${what} is answered ${status} with a page that says how to go on`, async ({
    request,
  }) => {
    const response = await request.post(CALL, { data: Buffer.from(data), headers });
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(words);
    expect(text).toContain('Go back to the form');
  });
}

test('a form of a foreign page is refused', async ({ request, worker }) => {
  const response = await request.post(CALL, {
    form: { ...RIGHT, message: 'From elsewhere' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(response.headers()['content-type']).toContain('text/html');
  expect(await response.text()).toContain('Send the form from the contact page');
  expect(response.status()).toBe(403);
  expect(worker.rows(`SELECT id FROM enquiries WHERE message = 'From elsewhere'`)).toEqual([]);
});
