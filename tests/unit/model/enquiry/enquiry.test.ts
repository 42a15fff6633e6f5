import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_ENQUIRY,
  ENQUIRY_LIMITS,
  composeSubject,
  parseEnquiry,
  refusalMessage,
  type EnquiryRaw,
} from '../../../../src/model/enquiry/enquiry.ts';

const RIGHT: EnquiryRaw = {
  name: 'Mòrag NicDhòmhnaill',
  email: 'morag@croft.example',
  phone: '01632 960 123',
  selectedService: 'solar',
  subject: '',
  message: 'Panels for a byre roof?',
};

const errorsOf = (change: Partial<EnquiryRaw>) => {
  const result = parseEnquiry({ ...RIGHT, ...change });
  return result.ok ? [] : result.errors;
};

describe('a filled-in form', () => {
  test('is taken, without the spaces around its values', () => {
    const result = parseEnquiry({
      ...RIGHT,
      name: '  Mòrag NicDhòmhnaill\n',
      message: ' Panels?\t',
    });
    expect(result).toEqual({
      ok: true,
      input: { ...RIGHT, name: 'Mòrag NicDhòmhnaill', message: 'Panels?' },
    });
  });

  test('keeps nothing but its fields', () => {
    const more = { ...RIGHT, isAdmin: 'yes' };
    expect(parseEnquiry(more)).toEqual({ ok: true, input: RIGHT });
  });

  test.each(Object.entries(ENQUIRY_LIMITS).filter(([field]) => field !== 'email'))(
    'may have a %s of %i characters, and no more',
    (field, limit) => {
      expect(errorsOf({ [field]: 'x'.repeat(limit) })).toEqual([]);
      expect(errorsOf({ [field]: 'x'.repeat(limit + 1) })).toEqual([
        { field, message: expect.stringMatching(`must be ${limit} characters or fewer`) as string },
      ]);
    },
  );

  test('names a field that is too long', () => {
    expect(errorsOf({ name: 'x'.repeat(101) })[0]?.message).toBe(
      'Name must be 100 characters or fewer',
    );
  });
});

describe('an empty form', () => {
  test('hears of every missing field, in the order of the form', () => {
    expect(parseEnquiry(EMPTY_ENQUIRY)).toEqual({
      ok: false,
      errors: [
        { field: 'name', message: 'Enter your name' },
        { field: 'email', message: 'Enter your email address' },
        { field: 'phone', message: 'Enter your phone number' },
        { field: 'selectedService', message: 'Choose a service' },
        { field: 'message', message: 'Enter a message' },
      ],
    });
  });

  test('is one of spaces, too', () => {
    expect(errorsOf({ message: ' \n\t ' })).toEqual([
      { field: 'message', message: 'Enter a message' },
    ]);
  });

  test('needs a subject only when the service is something else', () => {
    expect(errorsOf({ selectedService: 'other' })).toEqual([
      { field: 'subject', message: 'Enter a subject' },
    ]);
    expect(errorsOf({ selectedService: 'other', subject: 'A mast' })).toEqual([]);
  });
});

describe('an email address', () => {
  test.each(['a@b.c', 'first.last+tag@mail.croft.example', 'mòrag@croft.example'])(
    'may be %s',
    (email) => {
      expect(errorsOf({ email })).toEqual([]);
    },
  );

  test.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a b@c.d', 'a@b@c.d', 'a@b.c d'])(
    'may not be %s',
    (email) => {
      expect(errorsOf({ email })).toEqual([
        { field: 'email', message: 'Please enter a valid email address' },
      ]);
    },
  );
});

describe('the rules', () => {
  test('take any text without failing, and what they give they take again unchanged', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    const raws = fc.record({
      name: text,
      email: fc.oneof(text, fc.emailAddress()),
      phone: text,
      selectedService: fc.oneof(text, fc.constant('other')),
      subject: text,
      message: text,
    });
    fc.assert(
      fc.property(raws, (raw) => {
        const first = parseEnquiry(raw);
        if (first.ok) expect(parseEnquiry(first.input)).toEqual(first);
        else expect(first.errors.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the one sentence for a refused form', () => {
  test('asks for what is missing first', () => {
    expect(refusalMessage(errorsOf({ email: 'x', phone: '' }))).toBe(
      'Please fill in all required fields',
    );
  });

  test('else is the first error', () => {
    expect(refusalMessage(errorsOf({ email: 'x', message: 'x'.repeat(5001) }))).toBe(
      'Please enter a valid email address',
    );
  });
});

describe('the subject that is sent', () => {
  test('names the service', () => {
    const fields = { selectedService: 'solar', subject: 'not asked for' };
    expect(composeSubject(fields, 'Solar Solutions')).toBe('Service Inquiry: Solar Solutions');
  });

  test.each([
    ['A mast', 'A mast'],
    ['  ', 'General Inquiry'],
  ])('is the entered one when the service is something else: "%s"', (subject, sent) => {
    expect(composeSubject({ selectedService: 'other', subject }, '')).toBe(sent);
  });
});
