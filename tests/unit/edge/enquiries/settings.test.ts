import { describe, expect, test } from 'vitest';
import { readEnquirySettings } from '../../../../src/edge/enquiries/settings.ts';

describe('the settings of the enquiries', () => {
  test.each([{}, { SITE_URL: '', ENQUIRY_FORWARD_URL: '', ENQUIRIES_PER_MINUTE: '' }])(
    'have defaults',
    (vars) => {
      expect(readEnquirySettings(vars)).toEqual({
        siteOrigin: undefined,
        forwardUrl: undefined,
        perMinute: 5,
        keepDays: 365,
      });
    },
  );

  test('are what was set', () => {
    expect(
      readEnquirySettings({
        SITE_URL: 'https://machair.example/',
        ENQUIRY_FORWARD_URL: 'https://desk.example/in?key=1',
        ENQUIRIES_PER_MINUTE: '60',
        ENQUIRY_KEEP_DAYS: '30',
      }),
    ).toEqual({
      siteOrigin: 'https://machair.example',
      forwardUrl: 'https://desk.example/in?key=1',
      perMinute: 60,
      keepDays: 30,
    });
  });

  test.each([
    ['ENQUIRY_KEEP_DAYS', 'abc'],
    ['ENQUIRY_KEEP_DAYS', '0'],
    ['ENQUIRY_KEEP_DAYS', '1.5'],
    ['ENQUIRY_KEEP_DAYS', '-1'],
    ['ENQUIRY_KEEP_DAYS', '3651'],
    ['ENQUIRIES_PER_MINUTE', '1e2'],
    ['ENQUIRIES_PER_MINUTE', ' 5'],
    ['ENQUIRY_FORWARD_URL', 'desk.example'],
    ['ENQUIRY_FORWARD_URL', 'ftp://desk.example'],
    ['ENQUIRY_FORWARD_URL', 'https://'],
    ['SITE_URL', 'machair.example'],
  ])('name %s when it is "%s"', (name, value) => {
    expect(() => readEnquirySettings({ [name]: value })).toThrow(
      `${name} is "${value}"; it must be`,
    );
  });
});
