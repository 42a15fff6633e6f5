import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenOnLoopback, stopServer } from '../../../../harness/site/loopback.ts';
import type { OutgoingMail } from '../../../../src/worker/runtime.ts';
import { CONTACT } from '../../../support/company.ts';
import { EXAMPLE_ENQUIRY, createPostedEnquiry } from '../../../support/enquiry-example.ts';
import { createMailError, SITE, useEnquiryWorker } from '../../../support/enquiry-worker.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const { query, mails, mailService, begin, post, runTasks } = useEnquiryWorker();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NO_MAIL = { ENQUIRY_MAIL_TO: '', ENQUIRY_MAIL_FROM: '' };
const SUSPECT = { remarks: 'https://x.example' };
const NUMBER = expect.any(Number) as number;
/** The parts of every email that visitors must not be able to change. */
const HEADERS = {
  to: 'office@company.example',
  from: { name: CONTACT.name, email: 'site@company.example' },
  headers: { 'Auto-Submitted': 'auto-generated' },
};

const row = () => query('SELECT * FROM enquiries')[0];
const refuse = (code: string) => () => Promise.reject(createMailError(code));
const accept = () => Promise.resolve({});
const never = () => new Promise(() => undefined);
const logErrors = () => {
  const { mock } = vi.spyOn(console, 'error').mockReturnValue();
  return () => mock.calls.map(String);
};

describe('the email about an enquiry', () => {
  test('addresses replies to the visitor', async () => {
    const { body } = await post(createPostedEnquiry());
    expect(mails).toEqual([
      {
        ...HEADERS,
        replyTo: EXAMPLE_ENQUIRY.email,
        subject: `${body.reference}: Service Inquiry: Solar Solutions`,
        text: expect.any(String) as string,
        html: expect.any(String) as string,
      },
    ]);
  });

  test('has the same content in text and HTML', async () => {
    const { body } = await post(
      createPostedEnquiry({ message: 'First line\r\nSecond: <b>bold</b>' }),
    );
    const { text, html } = mails[0] ?? { text: '', html: '' };
    const phrases = [
      `Enquiry ${body.reference}`,
      'Received on ',
      EXAMPLE_ENQUIRY.name,
      EXAMPLE_ENQUIRY.email,
      EXAMPLE_ENQUIRY.phone,
      'solar',
      'Service Inquiry: Solar Solutions',
      'First line\nSecond: <b>bold</b>',
    ];
    const shown = html
      .replace(/<head>.*<\/head>|<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    for (const each of [text, shown]) {
      expect(each).toMatch(new RegExp(phrases.join(String.raw`[\s\S]*`)));
    }
    expect(html).not.toContain('<b>');
  });

  test('links only to the site', async () => {
    const link = `${SITE}/planner#area=90&town=x`;
    const others = `${SITE}.evil.example/a https://evil.example/"onclick=1`;
    await post(createPostedEnquiry({ message: `${link}\n${others}` }));
    const links = [...(mails[0]?.html ?? '').matchAll(/<a href="([^"]*)"/g)];
    expect(links.map(([, href]) => href)).toEqual([link.replaceAll('&', '&amp;')]);
    expect(mails[0]?.text).toContain(link);
  });

  test('ignores other headers from the visitor', async () => {
    await post(
      createPostedEnquiry({
        name: 'X <everyone@x.example>',
        email: 'a>,<everyone@x.example',
        subject: 'Hello\u2028Bcc: everyone@x.example',
        message: 'Hello\r\nBcc: everyone@x.example',
      }),
    );
    const { text, html, subject, ...headers } = mails[0] ?? ({} as OutgoingMail);
    expect(headers).toEqual(HEADERS);
    expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
    expect(text).toContain('a>,<everyone@x.example');
    expect(html).toContain('Bcc: everyone@x.example');
  });
});

describe('emailing an enquiry', () => {
  test('emails an enquiry once', async () => {
    const data = createPostedEnquiry();
    await Promise.all([post(data), post(data)]);
    await post(data);
    await runTasks();
    expect(mails).toHaveLength(1);
    expect(row()).toMatchObject({ mailed_at: NUMBER, mail_attempts: 1 });
  });

  test('does not email suspected spam', async () => {
    await post(createPostedEnquiry(SUSPECT));
    await post(createPostedEnquiry(), NO_MAIL);
    await runTasks();
    expect(mails).toEqual([]);
  });

  test('emails an enquiry at the next run if its Worker died before sending', async () => {
    mailService.mockImplementation(never);
    expect((await begin(createPostedEnquiry())).status).toBe(201);
    await vi.waitFor(() => {
      expect(mails).toHaveLength(1);
    });
    mailService.mockImplementation(accept);
    await runTasks();
    expect(mails).toHaveLength(1);
    query('UPDATE enquiries SET mail_claimed_at = mail_claimed_at - 61000');
    await Promise.all([runTasks(), runTasks()]);
    expect(mails).toHaveLength(2);
    expect(row()?.['mailed_at']).toEqual(NUMBER);
  });

  test('does not email an enquiry again if a slow attempt fails after another succeeded', async () => {
    let fail: (error: Error) => void = () => undefined;
    mailService.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const { finish } = await begin(createPostedEnquiry());
    await vi.waitFor(() => {
      expect(mails).toHaveLength(1);
    });
    query('UPDATE enquiries SET mail_claimed_at = mail_claimed_at - 61000');
    await runTasks();
    fail(createMailError('E_X'));
    await finish();
    expect(mails).toHaveLength(2);
    expect(row()).toMatchObject({ mailed_at: NUMBER, mail_error: null });
  });
});

describe('an email service', () => {
  test('retries an email at each run while the email service is down', async () => {
    // After the form was shown, and not in the first minutes of an hour, which has an extra log entry.
    const hour = Math.ceil(Date.now() / HOUR) * HOUR;
    vi.useFakeTimers({ toFake: ['Date'], now: hour + 900_000 });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const errors = logErrors();
    mailService.mockImplementation(refuse('E_INTERNAL_SERVER_ERROR'));
    expect((await post(createPostedEnquiry())).status).toBe(201);
    await runTasks();
    expect(errors()).toEqual([]);
    await runTasks();
    await runTasks();
    const third =
      'Enquiries: one could not be emailed after 3 attempts. Last error: E_INTERNAL_SERVER_ERROR.';
    expect(errors()).toEqual([third]);
    expect(row()).toMatchObject({ mail_attempts: 4, mailed_at: null });
    vi.setSystemTime(hour + 3_900_000);
    await runTasks();
    expect(errors()).toEqual([
      third,
      'Enquiries not emailed after several attempts: 1; the oldest arrived 50 minutes ago.',
    ]);
    mailService.mockImplementation(accept);
    await runTasks();
    await runTasks();
    expect(mails).toHaveLength(6);
    expect(row()).toMatchObject({ mail_attempts: 6, mail_error: null });
    expect([...log.mock.calls, ...errors()].join('\n')).not.toMatch(/croft|Mòrag/);
  });

  test('times out after ten seconds if the email service does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    mailService.mockImplementation(never);
    const { finish } = await begin(createPostedEnquiry());
    await vi.advanceTimersByTimeAsync(10_000);
    await finish();
    expect(row()).toMatchObject({ mail_error: 'timed out', mailed_at: null });
  });

  test('retries without the visitor’s address if the email service refuses it', async () => {
    logErrors();
    mailService.mockImplementation(({ replyTo }) =>
      replyTo === undefined ? accept() : refuse('E_VALIDATION_ERROR')(),
    );
    await post(createPostedEnquiry());
    for (let run = 0; run < 3; run += 1) await runTasks();
    expect(row()).toMatchObject({ mail_attempts: 4, mail_error: null });
    expect(mails.at(-1)?.text).toContain('write to the address above');
  });

  test('sends other enquiries if the email service refuses one', async () => {
    logErrors();
    mailService.mockImplementation(refuse('E_CONTENT_TOO_LARGE'));
    for (let each = 0; each < 12; each += 1)
      await post(createPostedEnquiry({ message: `Refused ${each}` }));
    await post(createPostedEnquiry({ message: 'Good' }));
    mailService.mockImplementation(({ text }) =>
      text.includes('Refused') ? refuse('E_CONTENT_TOO_LARGE')() : accept(),
    );
    await runTasks();
    await runTasks();
    expect(query("SELECT mailed_at FROM enquiries WHERE message = 'Good'")).toEqual([
      { mailed_at: NUMBER },
    ]);
  });

  test.each([
    [
      'fails with a message about the visitor',
      refuse('refused morag@croft.example'),
      {},
      'email not accepted',
    ],
    ['is not configured', accept, { EMAIL: undefined as never }, 'no email service'],
  ])(
    'records without personal data that the email service %s',
    async (_, answer, changed, error) => {
      mailService.mockImplementation(answer);
      await post(createPostedEnquiry(), changed);
      expect(row()?.['mail_error']).toBe(error);
    },
  );
});

describe('the webhook', () => {
  /** The requests it received, and its responses. */
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 200;
  let webhook: Record<string, string> = {};
  const listening = listenOnLoopback((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, { location: '/elsewhere' }).end('x');
    });
  });
  beforeEach(async () => {
    received.length = 0;
    status = 200;
    const { origin } = await listening;
    webhook = { ...NO_MAIL, ENQUIRY_FORWARD_URL: `${origin}/in?key=secret-of-the-receiver` };
  });
  afterAll(async () => stopServer((await listening).server));

  test('sends the seven specified fields of an enquiry once', async () => {
    const data = createPostedEnquiry();
    await post(data, webhook);
    const { id, remarks, shown, ...payload } = data;
    expect([remarks, shown]).toEqual(['', expect.any(String)]);
    await runTasks(webhook);
    await post(data, webhook);
    await post(createPostedEnquiry(SUSPECT), webhook);
    await runTasks(webhook);
    expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([payload]);
    expect(Object.keys(payload)).toHaveLength(7);
    expect(received[0]?.headers['idempotency-key']).toBe(id);
    const signed = Object.keys(received[0]?.headers ?? {}).filter((name) => /^webhook/.test(name));
    expect(signed).toEqual([]);
  });

  test('sends all fields if configured', async () => {
    const { body } = await post(createPostedEnquiry(), {
      ...webhook,
      ENQUIRY_FORWARD_FIELDS: 'all',
    });
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      ...EXAMPLE_ENQUIRY,
      subject: 'Service Inquiry: Solar Solutions',
      reference: body.reference,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
    });
  });

  test.each([500, 403, 302])(
    'retries a webhook that returns %i until it accepts',
    async (wrong) => {
      const log = vi.spyOn(console, 'log').mockReturnValue();
      const errors = logErrors();
      status = wrong;
      expect((await post(createPostedEnquiry(), webhook)).status).toBe(201);
      expect(row()?.['forward_error']).toBe(`status ${wrong}`);
      await runTasks(webhook);
      expect(row()).toMatchObject({ forward_attempts: 2, forwarded_at: null });
      status = 202;
      await runTasks(webhook);
      await runTasks(webhook);
      expect(row()).toMatchObject({
        forward_attempts: 3,
        forward_error: null,
        forwarded_at: NUMBER,
      });
      expect(received).toHaveLength(3);
      const logged = [...log.mock.calls, ...errors()].join('\n');
      expect(logged).toContain('1 forwarded');
      expect(logged).not.toMatch(/secret-of-the-receiver|Mòrag|croft\.example/);
    },
  );

  test.each(['', 'whsec_'])(
    'signs webhook requests with a secret that starts with "%s"',
    async (prefix) => {
      const key = Buffer.from('a key of thirty-two bytes or more');
      const data = createPostedEnquiry();
      const before = Math.floor(Date.now() / 1000);
      const secret = `${prefix}${key.toString('base64')}`;
      await post(data, { ...webhook, ENQUIRY_FORWARD_SECRET: secret });
      const { headers, body } = received[0] ?? { headers: {}, body: '' };
      const seconds = String(headers['webhook-timestamp']);
      expect(Number(seconds)).toBeGreaterThanOrEqual(before);
      expect(headers['webhook-id']).toBe(data.id);
      const signed = createHmac('sha256', key).update(`${data.id}.${seconds}.${body}`);
      expect(headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`);
    },
  );

  test('sends nothing if the secret is invalid', async () => {
    await post(createPostedEnquiry(), { ...webhook, ENQUIRY_FORWARD_SECRET: 'näh!' });
    expect(received).toEqual([]);
    expect(row()?.['forward_error']).toBe('ENQUIRY_FORWARD_SECRET is not base64');
  });
});

test('deletes enquiries and suspected spam after their retention periods', async () => {
  const logged = vi.spyOn(console, 'log').mockReturnValue();
  await post(createPostedEnquiry({ message: 'Of a person' }), NO_MAIL);
  await post(createPostedEnquiry({ message: 'Suspected', shown: '' }), NO_MAIL);
  const ageEnquiries = (days: number) =>
    query(`UPDATE enquiries SET received_at = received_at - ${days * DAY}`);
  ageEnquiries(29);
  await runTasks(NO_MAIL);
  expect(query('SELECT message FROM enquiries')).toHaveLength(2);
  ageEnquiries(1);
  await runTasks(NO_MAIL);
  expect(query('SELECT message FROM enquiries')).toEqual([{ message: 'Of a person' }]);
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('1 deleted after the retention period'),
  );
  await runTasks({ ...NO_MAIL, ENQUIRY_KEEP_DAYS: '31' });
  expect(query('SELECT message FROM enquiries')).toHaveLength(1);
  await runTasks({ ...NO_MAIL, ENQUIRY_KEEP_DAYS: '30' });
  expect(query('SELECT message FROM enquiries')).toEqual([]);
});

describe('the weekly email', () => {
  /** A Monday at midnight UTC, after the page was requested. */
  const MONDAY = Math.ceil((Date.now() - 4 * DAY) / (7 * DAY)) * 7 * DAY + 4 * DAY;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
    query(`UPDATE runs SET ran_at = ${MONDAY - 12 * HOUR}`);
    query('DELETE FROM visits');
  });

  const weekly = () => mails.filter(({ subject }) => subject.startsWith('Enquiries: '));
  const runAt = (hour: number, changed = {}) => {
    vi.setSystemTime(MONDAY + hour * HOUR);
    return runTasks(changed);
  };
  const counted = (daysAgo: number, kind: string, name: string, count: number) =>
    query(`INSERT INTO visits VALUES ('${new Date(MONDAY - daysAgo * DAY).toISOString().slice(0, 10)}',
      '${kind}', '${name}', ${count})`);

  test('lists unsent and suspected enquiries by reference only', async () => {
    logErrors();
    const suspected = await post(createPostedEnquiry(SUSPECT));
    mailService.mockImplementation(({ subject }) =>
      subject.startsWith('Enquiries: ') ? accept() : refuse('E_X')(),
    );
    const pending = await post(createPostedEnquiry());
    await runAt(5.9);
    expect(weekly()).toEqual([]);
    await runAt(6);
    const [mail] = weekly();
    expect(mail).toMatchObject({
      to: 'office@company.example',
      subject: 'Enquiries: 1 not sent, 1 suspected spam',
    });
    const [first, second] = [pending.body.reference, suspected.body.reference];
    expect(mail?.text).toMatch(
      new RegExp(
        String.raw`not sent to you yet: ${first}, received .*\n\n.*spam.*: ${second}, received `,
      ),
    );
    for (const text of Object.values(EXAMPLE_ENQUIRY).filter(Boolean)) {
      expect(mail?.text).not.toContain(text);
    }
  });

  test('reports last week’s visits, estimates, phone calls and enquiries, if counted', async () => {
    counted(8, 'page', '/', 500);
    counted(7, 'page', '/', 30);
    counted(1, 'page', '/about', 12);
    counted(1, 'answered', '/planner', 3);
    counted(2, 'answered', '/services/solar', 1);
    counted(3, 'call', '', 1);
    counted(0, 'call', '', 9);
    await post(createPostedEnquiry());
    await runAt(6);
    expect(weekly()[0]?.text).toContain(
      'Last week: 42 page views, 1 estimate, 3 plans, 1 tap on Call and 1 enquiry.',
    );
    expect(weekly()[0]?.text).toContain(
      'There are no unsent enquiries, and there was no suspected spam.',
    );
    await runAt(7 * 24 + 6, { VISIT_COUNTS: 'off' });
    expect(weekly()[1]?.text).not.toContain('Last week:');
  });

  test('reports unanswered enquiries if the inbox is enabled', async () => {
    const access = { ACCESS_TEAM: 'https://company.cloudflareaccess.com', ACCESS_AUD: 'audience' };
    await post(createPostedEnquiry());
    await post(createPostedEnquiry({ message: 'Another' }));
    query(`UPDATE enquiries SET received_at = ${MONDAY - 3 * DAY}`);
    await runAt(6, access);
    const day = new Date(MONDAY - 3 * DAY).toLocaleDateString('en-GB', { weekday: 'long' });
    expect(weekly()[0]?.text).toContain(
      `2 enquiries are unanswered; the oldest arrived on ${day} `,
    );
    query(`UPDATE enquiries SET answered_at = 1`);
    await runAt(7 * 24 + 6, access);
    expect(weekly()[1]?.text).not.toContain('unanswered');
  });

  test('sends the weekly email once for simultaneous runs, and none while email is off', async () => {
    await runAt(7, NO_MAIL);
    expect(weekly()).toEqual([]);
    await Promise.all([runAt(7), runAt(7)]);
    await runAt(8);
    await runAt(6 * 24);
    expect(weekly()).toHaveLength(1);
    await runAt(7 * 24 + 7);
    expect(weekly()).toHaveLength(2);
  });

  test('sends the weekly email at the next run after a failure', async () => {
    const errors = logErrors();
    mailService.mockImplementation(refuse('E_INTERNAL_SERVER_ERROR'));
    await runAt(7);
    expect(errors()).toEqual([
      'Enquiries: the weekly email was not sent: E_INTERNAL_SERVER_ERROR.',
    ]);
    mailService.mockImplementation(accept);
    await runAt(7.2);
    await runAt(7.4);
    expect(weekly()).toHaveLength(2);
  });
});
