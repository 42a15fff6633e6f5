import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIRM } from '../../../support/firm.ts';
import { EXAMPLE, posted } from '../../../support/enquiry-example.ts';
import { refusal, useMailedWorker } from '../../../support/mailed-worker.ts';

const { env, ask, mails, service, post } = useMailedWorker();
const ON = { ...env, ENQUIRY_RECEIPT: 'on' };
const HOUR = 3_600_000;
/** The first hour of a day of UTC, after the page was asked for. */
const MIDNIGHT = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MIDNIGHT });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const receipts = () => mails.filter(({ to }) => to !== ON.ENQUIRY_MAIL_TO);

describe('a receipt', () => {
  test('tells the visitor the reference and how to reach the firm', async () => {
    const reference = await post(posted(), ON);
    const [receipt, ...others] = receipts();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      to: EXAMPLE.email,
      from: { name: FIRM.name, email: ON.ENQUIRY_MAIL_FROM },
      replyTo: FIRM.email,
      subject: `Your enquiry to ${FIRM.name}: ${reference}`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    for (const words of [reference, FIRM.phone, FIRM.email, 'If you did not write to']) {
      expect(receipt?.text).toContain(words);
    }
  });

  test('has nothing in it that whoever filled in the form has written', async () => {
    const words = { name: 'Buy-pills', subject: 'Cheap-pills', message: 'pills.example' };
    await post(posted({ ...words, phone: '01632 960 777' }), ON);
    expect(receipts()).toHaveLength(1);
    expect(JSON.stringify(receipts())).not.toMatch(/pills|777/);
  });

  test('comes once an hour and three times a day, however the address is written', async () => {
    const write = (email: string) => post(posted({ email }), ON);
    const countAfter = async (...addresses: string[]) => {
      for (const each of addresses) await write(each);
      return receipts().length;
    };
    expect(await countAfter('a@croft.example', 'A@Croft.example', 'a+b@croft.example')).toBe(1);
    expect(await countAfter('other@croft.example')).toBe(2);
    for (const [hour, count] of [
      [1, 3],
      [2, 4],
      [3, 4],
      [23, 4],
      [24, 5],
    ] as const) {
      vi.setSystemTime(MIDNIGHT + hour * HOUR);
      expect(await countAfter('a@croft.example')).toBe(count);
    }
  });

  test('is counted without the address', async () => {
    await post(posted(), ON);
    const counted = JSON.stringify(ask('SELECT * FROM quotas'));
    expect(counted).toContain('receipts of the day');
    expect(counted).not.toMatch(/morag|croft/);
  });

  test.each<[string, Record<string, unknown>, Partial<typeof ON>, Record<string, string>]>([
    ['is off, as it is by itself', {}, { ENQUIRY_RECEIPT: '' }, {}],
    ['would go to a suspect', { website: 'https://x.example' }, {}, {}],
    ['would be for a form without proof', { shown: '' }, {}, { origin: 'https://site.example' }],
    ['would be sent by a Worker without a shared secret', {}, { SENDER_SECRET: '' }, {}],
    ['would go to what is no plain address', { email: 'a,b@croft.example' }, {}, {}],
  ])('does not come where it %s', async (_, change, settings, headers) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await post(posted(change), { ...ON, ...settings }, headers);
    expect(ask('SELECT id FROM enquiries')).toHaveLength(1);
    expect(receipts()).toEqual([]);
  });

  test('that cannot be sent costs nobody anything, and the log says why', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    service.mockImplementation(({ to }) =>
      to === EXAMPLE.email ? Promise.reject(refusal('E_DELIVERY_FAILED')) : Promise.resolve({}),
    );
    expect(await post(posted(), ON)).not.toBe('');
    expect(logged.mock.calls.map(String)).toEqual([
      'Enquiries: a receipt was not sent: E_DELIVERY_FAILED.',
    ]);
  });
});
