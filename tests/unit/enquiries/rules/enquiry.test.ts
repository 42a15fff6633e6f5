import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  composeSubject,
  withoutHiddenFields,
  parseEnquiry,
  stayAt,
} from '../../../../src/enquiries/rules/enquiry.ts';
import { eachField, type EnquiryRaw } from '../../../../src/enquiries/rules/fields.ts';
import { EXAMPLE_ENQUIRY } from '../../../support/enquiry-example.ts';

const errorsOf = (change: Partial<EnquiryRaw>) => {
  const result = parseEnquiry({ ...EXAMPLE_ENQUIRY, ...change });
  return result.ok ? [] : result.errors;
};

test('trims the fields of the form, converts line breaks to LF, and drops other fields', () => {
  const raw = { ...EXAMPLE_ENQUIRY, name: '  Mòrag\n', message: ' One\r\nTwo\rThree\n\n\tFour ' };
  expect(parseEnquiry({ ...raw, ...{ isAdmin: 'yes' } })).toEqual({
    ok: true,
    input: { ...EXAMPLE_ENQUIRY, name: 'Mòrag', message: 'One\nTwo\nThree\n\n\tFour' },
  });
});

test.each([
  ['name', 100, 'Name must be 100 characters or fewer'],
  ['email', 254, 'Email address must be 254 characters or fewer'],
  ['phone', 40, 'Phone number must be 40 characters or fewer'],
  ['selectedService', 60, 'Service must be 60 characters or fewer'],
  ['subject', 200, 'Subject must be 200 characters or fewer'],
  ['message', 5000, 'Message must be 5000 characters or fewer'],
])('accepts a %s of up to %i characters', (field, limit, message) => {
  const longest = (field === 'email' ? 'a@b.' : '').padEnd(limit, 'x');
  expect(errorsOf({ [field]: longest })).toEqual([]);
  expect(errorsOf({ [field]: `${longest}x` })).toEqual([{ field, message }]);
});

test('reports every field that is missing or blank, in order', () => {
  expect(parseEnquiry(eachField(() => ' \n\t '))).toEqual({
    ok: false,
    errors: [
      { field: 'name', message: 'Enter your name' },
      { field: 'email', message: 'Enter your email address' },
      { field: 'phone', message: 'Enter your phone number' },
      { field: 'selectedService', message: 'Choose a service' },
      { field: 'message', message: 'Enter a message' },
    ],
  });
  expect(errorsOf({ selectedService: 'other' })).toEqual([
    { field: 'subject', message: 'Enter a subject' },
  ]);
});

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

test.each([
  ['A mast', 'A mast'],
  ['  ', 'General Inquiry'],
])('sends the entered subject if no service fits: "%s"', (subject, sent) => {
  expect(composeSubject({ selectedService: 'other', subject }, '')).toBe(sent);
});
