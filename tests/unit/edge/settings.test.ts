import { describe, expect, test } from 'vitest';
import { readWorkerSettings } from '../../../src/edge/settings.ts';

describe('the settings of the Worker', () => {
  test.each([{}, { SITE_URL: '', ENQUIRY_FORWARD_URL: '', ENQUIRIES_PER_MINUTE: '' }])(
    'have defaults',
    (vars) => {
      expect(readWorkerSettings(vars)).toEqual({
        siteOrigin: undefined,
        forwardUrl: undefined,
        forwardsAll: false,
        mail: undefined,
        perMinute: 5,
        perHour: 200,
        retentionDays: 365,
        searchesPerMinute: 20,
        searchesPerDay: 2_000,
      });
    },
  );

  test('are what was set', () => {
    expect(
      readWorkerSettings({
        SITE_URL: 'https://machair.example/',
        ENQUIRY_FORWARD_URL: 'https://desk.example/in?key=1',
        ENQUIRY_FORWARD_FIELDS: 'all',
        ENQUIRY_MAIL_TO: 'office@machair.example',
        ENQUIRY_MAIL_FROM: 'site@machair.example',
        ENQUIRIES_PER_MINUTE: '60',
        ENQUIRIES_PER_HOUR: '900',
        PLACE_SEARCHES_PER_MINUTE: '6',
        PLACE_SEARCHES_PER_DAY: '70',
        ENQUIRY_KEEP_DAYS: '30',
      }),
    ).toEqual({
      siteOrigin: 'https://machair.example',
      forwardUrl: 'https://desk.example/in?key=1',
      forwardsAll: true,
      mail: { to: 'office@machair.example', from: 'site@machair.example' },
      perMinute: 60,
      perHour: 900,
      retentionDays: 30,
      searchesPerMinute: 6,
      searchesPerDay: 70,
    });
  });

  test.each([
    ['ENQUIRY_KEEP_DAYS', 'abc'],
    ['ENQUIRY_KEEP_DAYS', '0'],
    ['ENQUIRY_KEEP_DAYS', '1.5'],
    ['ENQUIRY_KEEP_DAYS', '-1'],
    ['ENQUIRY_KEEP_DAYS', '3651'],
    ['ENQUIRIES_PER_MINUTE', '1e2'],
    ['ENQUIRIES_PER_HOUR', '0'],
    ['PLACE_SEARCHES_PER_MINUTE', 'x'],
    ['PLACE_SEARCHES_PER_DAY', '0'],
    ['ENQUIRIES_PER_MINUTE', ' 5'],
    ['ENQUIRY_FORWARD_URL', 'desk.example'],
    ['ENQUIRY_FORWARD_URL', 'ftp://desk.example'],
    ['ENQUIRY_FORWARD_URL', 'https://'],
    ['ENQUIRY_FORWARD_FIELDS', 'some'],
    ['ENQUIRY_MAIL_TO', 'office'],
    ['ENQUIRY_MAIL_TO', 'a@machair.example, b@machair.example'],
    ['ENQUIRY_MAIL_FROM', 'Office <office@machair.example>'],
    ['SITE_URL', 'machair.example'],
  ])('name %s when it is "%s"', (name, value) => {
    expect(() => readWorkerSettings({ [name]: value })).toThrow(
      `${name} is "${value}"; it must be`,
    );
  });

  test('want both addresses of mail, or neither', () => {
    const one = { ENQUIRY_MAIL_TO: 'office@machair.example' };
    expect(() => readWorkerSettings(one)).toThrow('ENQUIRY_MAIL_FROM is ""; it must be');
  });

  test.each(['localhost:8080', '127.0.0.1', '127.1', '[::1]:8080'])(
    'let enquiries be forwarded unencrypted to %s',
    (host) => {
      const { forwardUrl } = readWorkerSettings({ ENQUIRY_FORWARD_URL: `http://${host}/in` });
      expect(forwardUrl).toBe(new URL(`http://${host}/in`).href);
    },
  );

  test.each(['desk.example', 'localhost.desk.example', '127.desk.example', '192.168.0.2', '[::2]'])(
    'let no enquiries be forwarded unencrypted to %s, and do not repeat the address',
    (host) => {
      const read = () => readWorkerSettings({ ENQUIRY_FORWARD_URL: `http://${host}/in?key=1` });
      expect(read).toThrow(/^ENQUIRY_FORWARD_URL begins with http, .*it must be an https address/);
      expect(read).not.toThrow(host);
    },
  );

  test.each(['ENQUIRY_FORWARD_URL', 'SITE_URL'])(
    'take no %s with a password, and do not repeat it',
    (name) => {
      const read = () => readWorkerSettings({ [name]: 'https://firm:pa55word@desk.example/in' });
      expect(read).toThrow(`${name} has a name or password before its host`);
      expect(read).not.toThrow('pa55word');
    },
  );
});
