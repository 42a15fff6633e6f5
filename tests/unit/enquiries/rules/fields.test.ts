import { expect, test } from 'vitest';
import {
  ENQUIRY_FIELDS,
  markOptional,
  formatRequired,
} from '../../../../src/enquiries/rules/fields.ts';

test('marks optional fields', () => {
  const [field] = ENQUIRY_FIELDS;
  if (!field) throw new Error('The form has no field');
  const always = { ...field, required: 'always' } as const;
  const never = markOptional({ ...field, label: 'Time to call', required: 'never' });
  expect(never.label).toBe('Time to call (optional)');
  expect(markOptional(always)).toEqual(always);
  expect(formatRequired([always, never], false)).toMatch(/except those marked as optional\.$/);
  expect(formatRequired([always], true)).toMatch(/except those marked as optional\.$/);
  expect(formatRequired([always], false)).toBe('Please fill in every field.');
});
