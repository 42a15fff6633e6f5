import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  MINIMUM_ELAPSED_MS,
  isSuspect,
  submissionSchema,
} from '../../../../src/enquiries/rules/submission.ts';
import { createPostedEnquiry } from '../../../support/enquiry-example.ts';

const VALID = createPostedEnquiry();

/** The valid form with the names that code uses for its hidden fields. */
const PARSED = (({ remarks: honeypot, shown: formToken, ...fields }: typeof VALID) => ({
  ...fields,
  honeypot,
  formToken,
}))(VALID);

const issuesOf = (value: unknown) =>
  z
    .safeParse(submissionSchema, value)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a submitted form', () => {
  test('trims values and normalises the id', () => {
    const posted = { ...VALID, id: VALID.id.toUpperCase(), name: ` ${VALID.name} ` };
    expect(z.parse(submissionSchema, posted)).toEqual(PARSED);
  });

  test('accepts a form without the script’s fields', () => {
    const { remarks, shown, ...rest } = VALID;
    expect([remarks, shown]).toEqual(['', expect.any(String)]);
    const { id, ...specified } = rest;
    expect(id).toHaveLength(36);
    expect(z.parse(submissionSchema, specified)).toEqual({
      ...specified,
      honeypot: '',
      formToken: '',
    });
  });

  test('removes unknown fields', () => {
    expect(z.parse(submissionSchema, { ...VALID, reference: 'MR-1' })).toEqual(PARSED);
  });

  test('rejects invalid fields with the form’s messages', () => {
    const wrong = { ...VALID, name: ['x'], email: 'x', phone: undefined, message: 5 };
    expect(issuesOf(wrong)).toEqual([
      ['name', 'Enter your name'],
      ['email', 'Please enter a valid email address'],
      ['phone', 'Enter your phone number'],
      ['message', 'Enter a message'],
    ]);
  });

  test.each([null, 7, '', 'x', '6b6c5f0e8f0a4a539d0e0b1b4a1d2c3d'])(
    'rejects the id %s, which is not a UUID',
    (id) => {
      expect(issuesOf({ ...VALID, id })).toEqual([['id', 'Send an id in the form of a UUID']]);
    },
  );

  test('requires the identifier of the form', () => {
    expect(issuesOf({ ...VALID, formIdentifier: 'x' })).toEqual([
      ['formIdentifier', 'Send the formIdentifier contact_page_form'],
    ]);
  });

  test.each([null, [], 'x', 7])('rejects %s, which is not an object', (value) => {
    expect(issuesOf(value)).toHaveLength(1);
  });
});

describe('suspected spam', () => {
  test.each([
    ['a form filled in after two seconds', { honeypot: '', elapsed: MINIMUM_ELAPSED_MS }, false],
    ['a form without a measured time', { honeypot: '', elapsed: undefined }, false],
    ['a form filled in sooner', { honeypot: '', elapsed: MINIMUM_ELAPSED_MS - 1 }, true],
    ['a form without a token', { honeypot: '', elapsed: NaN }, true],
    [
      'a form with text in the hidden field',
      { honeypot: 'https://x.example', elapsed: 9_000 },
      true,
    ],
  ])('classifies %s as suspect or not', (_, submission, expected) => {
    expect(isSuspect(submission)).toBe(expected);
  });
});
