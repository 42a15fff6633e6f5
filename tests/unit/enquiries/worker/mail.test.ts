import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../../../src/edge/runtime.ts';
import { tendEnquiries } from '../../../../src/enquiries/worker/tend.ts';
import { FIRM } from '../../../support/firm.ts';
import { EXAMPLE, posted } from '../../../support/enquiry-example.ts';
import { refusal, useMailedWorker } from '../../../support/mailed-worker.ts';

const { env: ENV, ask, mails, service, begin, post } = useMailedWorker();
const refuse = (code: string) => () => Promise.reject(refusal(code));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const row = () => ask('SELECT * FROM enquiries')[0];

describe('the mail about an enquiry', () => {
  test('is from the firm’s site to the firm, and answered to the visitor', async () => {
    const reference = await post(posted());
    expect(mails).toEqual([
      {
        to: 'office@firm.example',
        from: { name: FIRM.name, email: 'site@firm.example' },
        replyTo: EXAMPLE.email,
        subject: `${reference}: Service Inquiry: Solar Solutions`,
        text: expect.any(String) as string,
        html: expect.any(String) as string,
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
    ]);
  });

  test('says the same in text and HTML, in the order of the form, the message last', async () => {
    const message = 'First line\r\nSecond: <b>bold</b>';
    const reference = await post(posted({ message }));
    const { text, html } = mails[0] ?? { text: '', html: '' };
    const words = [
      `Enquiry ${reference}`,
      'Received on ',
      EXAMPLE.name,
      EXAMPLE.email,
      EXAMPLE.phone,
      'solar',
      'Service Inquiry: Solar Solutions',
      'First line\nSecond: <b>bold</b>',
    ];
    expect(text).toMatch(new RegExp(words.join(String.raw`[\s\S]*`)));
    const shown = html
      .replace(/<head>.*<\/head>|<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(shown).toMatch(new RegExp(words.join(String.raw`[\s\S]*`)));
    expect(html).not.toContain('<b>');
  });

  test('links to the site alone', async () => {
    const ours = 'https://site.example/planner#area=90&town=x';
    const others = 'https://site.example.evil.example/a https://evil.example/"onclick=1';
    await post(posted({ message: `${ours}\n${others}` }));
    const links = [...(mails[0]?.html ?? '').matchAll(/<a href="([^"]*)"/g)];
    expect(links.map(([, href]) => href)).toEqual([ours.replaceAll('&', '&amp;')]);
    expect(mails[0]?.text).toContain(ours);
  });

  test('has no header of the visitor’s making', async () => {
    await post(
      posted({
        name: 'X <everyone@x.example>',
        email: 'a>,<everyone@x.example',
        subject: 'Hello\u2028Bcc: everyone@x.example',
        message: 'Hello\r\nBcc: everyone@x.example',
      }),
    );
    const { text, html, subject, ...headers } = mails[0] ?? ({} as Mail);
    expect(headers).toEqual({
      to: 'office@firm.example',
      from: { name: FIRM.name, email: 'site@firm.example' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
    expect(text).toContain('a>,<everyone@x.example');
    expect(html).toContain('Bcc: everyone@x.example');
  });
});

describe('an enquiry', () => {
  test('is mailed once, however often it is sent and tended', async () => {
    const data = posted();
    await post(data);
    await post(data);
    await tendEnquiries(ENV);
    expect(mails).toHaveLength(1);
    expect(row()).toMatchObject({ mailed_at: expect.any(Number) as number, mail_attempts: 1 });
  });

  test('that comes twice at once is stored and mailed once', async () => {
    const data = posted();
    const [first, second] = await Promise.all([post(data), post(data)]);
    expect(first).toBe(second);
    expect(mails).toHaveLength(1);
    expect(ask('SELECT id FROM enquiries')).toEqual([{ id: data.id }]);
  });

  test('of a suspect is not mailed', async () => {
    await post(posted({ remarks: 'https://x.example' }));
    await tendEnquiries(ENV);
    expect(mails).toEqual([]);
  });

  test('is not mailed while mail is off, nor when it is switched on later', async () => {
    await post(posted(), { ...ENV, ENQUIRY_MAIL_TO: '', ENQUIRY_MAIL_FROM: '' });
    await tendEnquiries(ENV);
    expect(mails).toEqual([]);
  });

  test('is mailed by the next run when its Worker died between storing and sending', async () => {
    service.mockImplementation(() => new Promise(() => undefined));
    const { status } = await begin(posted());
    expect(status).toBe(201);
    await vi.waitFor(() => {
      expect(mails).toHaveLength(1);
    });
    service.mockImplementation(() => Promise.resolve({}));
    await tendEnquiries(ENV);
    expect(mails).toHaveLength(1);
    ask('UPDATE enquiries SET mail_claimed_at = mail_claimed_at - 61000');
    await tendEnquiries(ENV);
    expect(mails).toHaveLength(2);
    expect(row()?.['mailed_at']).toEqual(expect.any(Number));
  });

  test('is mailed once by two runs at once', async () => {
    service.mockImplementation(refuse('E_INTERNAL_SERVER_ERROR'));
    await post(posted());
    service.mockImplementation(() => Promise.resolve({}));
    await Promise.all([tendEnquiries(ENV), tendEnquiries(ENV)]);
    expect(mails).toHaveLength(2);
  });
});

describe('a mail service', () => {
  test('that is down costs the visitor nothing: each run tries again, and the third failure is in the log', async () => {
    // In the first minutes of an hour the log has more to say.
    const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
    vi.useFakeTimers({ toFake: ['Date'], now: hour + 900_000 });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    // In the first minutes of an hour the log has what keeps failing as well.
    const errors = () =>
      error.mock.calls.map(String).filter((line) => !line.includes('keeps failing'));
    service.mockImplementation(refuse('E_INTERNAL_SERVER_ERROR'));
    expect(await post(posted())).not.toBe('');
    await tendEnquiries(ENV);
    expect(errors()).toEqual([]);
    await tendEnquiries(ENV);
    expect(errors()).toEqual([
      'Enquiries: mail of one failed 3 times, last with: E_INTERNAL_SERVER_ERROR.',
    ]);
    expect(row()).toMatchObject({ mail_attempts: 3, mailed_at: null });
    service.mockImplementation(() => Promise.resolve({}));
    await tendEnquiries(ENV);
    await tendEnquiries(ENV);
    expect(mails).toHaveLength(4);
    expect(row()).toMatchObject({ mail_attempts: 4, mail_error: null });
    expect([...log.mock.calls, ...error.mock.calls].join('\n')).not.toMatch(/croft|Mòrag/);
  });

  test('that is slow gets no second mail from a run meanwhile', async () => {
    let accept = () => {};
    service.mockImplementation(
      () =>
        new Promise((resolve) => {
          accept = () => {
            resolve({});
          };
        }),
    );
    const { finish } = await begin(posted());
    await vi.waitFor(() => {
      expect(mails).toHaveLength(1);
    });
    await tendEnquiries(ENV);
    accept();
    await finish();
    await tendEnquiries(ENV);
    expect(mails).toHaveLength(1);
    expect(row()).toMatchObject({ mailed_at: expect.any(Number) as number, mail_attempts: 1 });
  });

  test('that does not answer is given up after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    service.mockImplementation(() => new Promise(() => undefined));
    const { finish } = await begin(posted());
    await vi.advanceTimersByTimeAsync(10_000);
    await finish();
    expect(row()).toMatchObject({ mail_error: 'no answer in time', mailed_at: null });
  });

  test('that refuses the visitor’s address gets the mail without it in the end', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    service.mockImplementation(({ replyTo }) =>
      replyTo === undefined ? Promise.resolve({}) : refuse('E_VALIDATION_ERROR')(),
    );
    await post(posted());
    for (let run = 0; run < 3; run += 1) await tendEnquiries(ENV);
    expect(row()).toMatchObject({ mail_attempts: 4, mail_error: null });
    expect(mails.at(-1)?.text).toContain('write to the address above');
  });

  test('that refuses one enquiry holds up no other', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    service.mockImplementation(({ text }) =>
      text.includes('Refused') ? refuse('E_CONTENT_TOO_LARGE')() : Promise.resolve({}),
    );
    for (let each = 0; each < 12; each += 1) await post(posted({ message: `Refused ${each}` }));
    service.mockImplementation(refuse('E_RATE_LIMIT_EXCEEDED'));
    await post(posted({ message: 'Good' }));
    service.mockImplementation(({ text }) =>
      text.includes('Refused') ? refuse('E_CONTENT_TOO_LARGE')() : Promise.resolve({}),
    );
    await tendEnquiries(ENV);
    await tendEnquiries(ENV);
    expect(ask("SELECT mailed_at FROM enquiries WHERE message = 'Good'")).toEqual([
      { mailed_at: expect.any(Number) as number },
    ]);
  });

  test('that fails in words of its own has them noted nowhere', async () => {
    service.mockRejectedValue(refusal('refused morag@croft.example'));
    await post(posted());
    expect(row()?.['mail_error']).toBe('mail not accepted');
  });

  test('that is not bound is named as what is missing', async () => {
    const { EMAIL, ...env } = ENV;
    expect(EMAIL).toBeDefined();
    await post(posted(), env);
    expect(row()?.['mail_error']).toBe('no mail service');
  });
});
