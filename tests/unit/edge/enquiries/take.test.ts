import { afterEach, describe, expect, test, vi } from 'vitest';
import { enquiries } from '../../../../src/edge/enquiries.ts';

const SECRET = 'D1_ERROR: no such table at /srv/src/store.ts';

const fails = () => {
  throw new Error(SECRET);
};
const BROKEN = {
  DB: { prepare: fails, batch: fails },
  ASSETS: { fetch: () => Promise.resolve(new Response('gone', { status: 404 })) },
};
const CONTEXT = { waitUntil: fails };

const FIELDS = {
  id: '6b6c5f0e-8f0a-4a53-9d0e-0b1b4a1d2c3d',
  name: 'Mòrag',
  email: 'morag@croft.example',
  phone: '01632 960 123',
  subject: 'A mast',
  message: 'How high?',
  selectedService: 'other',
  formIdentifier: 'contact_page_form',
};

const post = (init: RequestInit) =>
  new Request('https://machair.example/api/enquiries', { method: 'POST', ...init });

const asJson = () =>
  post({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(FIELDS) });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('when the database fails', () => {
  test('the answer is 503 with another way to reach us, and nothing of the works', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const response = await enquiries(asJson(), BROKEN, CONTEXT);
    expect(response.status).toBe(503);
    const { error } = (await response.json()) as { error: string };
    expect(error).toMatch(/^Your enquiry could not be stored just now\. .* call 01632/);
    expect(error).not.toContain('D1');
    expect(logged.mock.calls.flat().join()).not.toMatch(/Mòrag|croft|How high/);
  });

  test('a form without script comes back with its values, whatever else is missing', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const response = await enquiries(post({ body: new URLSearchParams(FIELDS) }), BROKEN, CONTEXT);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('could not be stored just now');
    expect(text).toContain('How high?</textarea>');
    expect(text).not.toContain('D1_ERROR');
  });
});

test('a wrong setting of the deployment is answered 500 without its value', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const response = await enquiries(asJson(), { ...BROKEN, ENQUIRY_KEEP_DAYS: 'abc' }, CONTEXT);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('abc');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('ENQUIRY_KEEP_DAYS is "abc"'));
});
