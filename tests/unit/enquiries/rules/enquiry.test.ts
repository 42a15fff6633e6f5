import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  composeSubject,
  withoutHiddenFields,
  parseEnquiry,
  formatErrors,
  stayAt,
} from '../../../../src/enquiries/rules/enquiry.ts';
import {
  eachField,
  ENQUIRY_FIELDS,
  type EnquiryRaw,
} from '../../../../src/enquiries/rules/fields.ts';
import { EXAMPLE_ENQUIRY } from '../../../support/enquiry-example.ts';

const errorsOf = (change: Partial<EnquiryRaw>) => {
  const result = parseEnquiry({ ...EXAMPLE_ENQUIRY, ...change });
  return result.ok ? [] : result.errors;
};

describe('a filled-in form', () => {
  test('trims the values of a filled-in form', () => {
    const result = parseEnquiry({
      ...EXAMPLE_ENQUIRY,
      name: '  Mòrag\n',
      message: ' Panels?\t',
    });
    expect(result).toEqual({
      ok: true,
      input: { ...EXAMPLE_ENQUIRY, name: 'Mòrag', message: 'Panels?' },
    });
  });

  test('converts every line break to LF', () => {
    const message = 'One\r\nTwo\rThree\nFour';
    expect(parseEnquiry({ ...EXAMPLE_ENQUIRY, message })).toMatchObject({
      input: { message: 'One\nTwo\nThree\nFour' },
    });
  });

  test('keeps only the fields of the form', () => {
    const more = { ...EXAMPLE_ENQUIRY, isAdmin: 'yes' };
    expect(parseEnquiry(more)).toEqual({ ok: true, input: EXAMPLE_ENQUIRY });
  });

  test.each(ENQUIRY_FIELDS)('accepts a $name of up to $limit characters', (field) => {
    const { name, limit, longName } = field;
    const longest = (name === 'email' ? 'a@b.' : '').padEnd(limit, 'x');
    expect(errorsOf({ [name]: longest })).toEqual([]);
    expect(errorsOf({ [name]: `${longest}x` })).toEqual([
      { field: name, message: `${longName} must be ${limit} characters or fewer` },
    ]);
  });

  test.each([
    ['name', 'Name must be 100 characters or fewer'],
    ['email', 'Email address must be 254 characters or fewer'],
    ['phone', 'Phone number must be 40 characters or fewer'],
  ])('rejects a %s that is too long', (field, message) => {
    expect(errorsOf({ [field]: 'x'.repeat(300) })).toEqual([{ field, message }]);
  });
});

describe('an empty form', () => {
  test('reports every missing field in order', () => {
    expect(parseEnquiry(eachField(() => ''))).toEqual({
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

  test('treats spaces as empty', () => {
    expect(errorsOf({ message: ' \n\t ' })).toEqual([
      { field: 'message', message: 'Enter a message' },
    ]);
  });

  test('requires a subject only if no service fits', () => {
    expect(errorsOf({ selectedService: 'other' })).toEqual([
      { field: 'subject', message: 'Enter a subject' },
    ]);
    expect(errorsOf({ selectedService: 'other', subject: 'A mast' })).toEqual([]);
  });
});

describe('an email address', () => {
  test.each(['a@b.c', 'first.last+tag@mail.croft.example', 'mòrag@croft.example'])(
    'accepts the email address %s',
    (email) => {
      expect(errorsOf({ email })).toEqual([]);
    },
  );

  test.each(['a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a b@c.d', 'a@b@c.d', 'a@b.c d'])(
    'rejects the email address %s',
    (email) => {
      expect(errorsOf({ email })).toEqual([
        { field: 'email', message: 'Please enter a valid email address' },
      ]);
    },
  );
});

describe('the rules of the form', () => {
  test('never changes its own output', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    const likely = fc.record({
      email: fc.oneof(text, fc.emailAddress()),
      selectedService: fc.oneof(text, fc.constant('other')),
    });
    fc.assert(
      fc.property(text, likely, (any, some) => {
        const raw = { ...eachField(() => any), ...some };
        const first = parseEnquiry(raw);
        if (first.ok) expect(parseEnquiry(first.input)).toEqual(first);
        else expect(first.errors.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the summary of a form with errors', () => {
  test('reports missing fields first', () => {
    expect(formatErrors(errorsOf({ email: 'x', phone: '' }))).toBe(
      'Please fill in all required fields',
    );
  });

  test('returns the first error if no field is missing', () => {
    expect(formatErrors(errorsOf({ email: 'x', message: 'x'.repeat(5001) }))).toBe(
      'Please enter a valid email address',
    );
  });
});

describe('a hidden field', () => {
  const long = 'x'.repeat(201);

  test('omits a hidden field', () => {
    expect(withoutHiddenFields({ ...EXAMPLE_ENQUIRY, subject: long })).toEqual(EXAMPLE_ENQUIRY);
  });

  test('keeps a field that is shown', () => {
    const raw = { ...EXAMPLE_ENQUIRY, selectedService: 'other', subject: long };
    expect(withoutHiddenFields(raw)).toEqual(raw);
  });
});

describe('the subject that is sent', () => {
  test('accepts any title of a service or house as the subject', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('x'.repeat(600), 'Tab\tTitle\u0007', `${'x'.repeat(182)} x`, ' '),
    );
    fc.assert(
      fc.property(title, (text) => {
        const subject = composeSubject({ ...EXAMPLE_ENQUIRY, selectedService: 'solar' }, text);
        expect(errorsOf({ subject })).toEqual([]);
        const stay = withoutHiddenFields({
          ...EXAMPLE_ENQUIRY,
          selectedService: stayAt(`Croft ${text}`),
        });
        expect(errorsOf(stay)).toEqual([]);
        expect(parseEnquiry(stay)).toMatchObject({ input: { subject: stay.subject } });
      }),
    );
  });

  test('names the service in the subject', () => {
    const fields = { selectedService: 'solar', subject: 'not asked for' };
    expect(composeSubject(fields, 'Solar Solutions')).toBe('Service Inquiry: Solar Solutions');
  });

  test.each([
    ['A mast', 'A mast'],
    ['  ', 'General Inquiry'],
  ])('uses the entered subject if no service fits: "%s"', (subject, sent) => {
    expect(composeSubject({ selectedService: 'other', subject }, '')).toBe(sent);
  });
});
