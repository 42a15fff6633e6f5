import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tendEnquiries } from '../../../../src/enquiries/worker/tend.ts';
import { EXAMPLE, posted } from '../../../support/enquiry-example.ts';
import { refusal, useMailedWorker } from '../../../support/mailed-worker.ts';

const { env, ask, mails, service, post } = useMailedWorker();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Midnight of a day of UTC, after the page was asked for. */
const MIDNIGHT = Math.ceil(Date.now() / DAY) * DAY;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: MIDNIGHT });
  ask(`UPDATE runs SET ran_at = ${MIDNIGHT - 12 * HOUR}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const digests = () => mails.filter(({ subject }) => subject.startsWith('Enquiries: '));
const tendAt = (hour: number) => {
  vi.setSystemTime(MIDNIGHT + hour * HOUR);
  return tendEnquiries(env);
};
const suspect = () => post(posted({ remarks: 'https://x.example' }));

describe('the daily digest', () => {
  test('names what waits and what was suspected, by their references alone', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const suspected = await suspect();
    service.mockImplementation(({ subject }) =>
      subject.startsWith('Enquiries: ') ? Promise.resolve({}) : Promise.reject(refusal('E_X')),
    );
    const waiting = await post(posted());
    await tendAt(5.9);
    expect(digests()).toEqual([]);
    await tendAt(6);
    const [digest] = digests();
    expect(digest).toMatchObject({
      to: env.ENQUIRY_MAIL_TO,
      subject: 'Enquiries: 1 waiting, 1 suspected',
    });
    expect(digest?.text).toMatch(
      new RegExp(String.raw`not sent to you yet: ${waiting}, of .*\n\n.*spam.*: ${suspected}, of `),
    );
    for (const text of Object.values(EXAMPLE).filter(Boolean)) {
      expect(digest?.text).not.toContain(text);
    }
  });

  test('comes once a day, also with two runs at once, and names a suspect once', async () => {
    await suspect();
    vi.setSystemTime(MIDNIGHT + 7 * HOUR);
    await Promise.all([tendEnquiries(env), tendEnquiries(env)]);
    await tendAt(8);
    expect(digests()).toHaveLength(1);
    await tendAt(30);
    expect(digests()).toHaveLength(1);
    await suspect();
    await tendAt(54);
    expect(digests()).toHaveLength(2);
  });

  test('does not come where there is nothing to say, nor while mail is off', async () => {
    await post(posted());
    await tendAt(7);
    await suspect();
    vi.setSystemTime(MIDNIGHT + 31 * HOUR);
    await tendEnquiries({ ...env, ENQUIRY_MAIL_TO: '', ENQUIRY_MAIL_FROM: '' });
    expect(digests()).toEqual([]);
  });

  test('that could not be sent is sent by the next run', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await suspect();
    service.mockRejectedValue(refusal('E_INTERNAL_SERVER_ERROR'));
    await tendAt(7);
    expect(logged.mock.calls.map(String)).toEqual([
      'Enquiries: the daily digest was not sent: E_INTERNAL_SERVER_ERROR.',
    ]);
    service.mockResolvedValue({});
    await tendAt(7.2);
    await tendAt(7.4);
    expect(digests()).toHaveLength(2);
  });
});
