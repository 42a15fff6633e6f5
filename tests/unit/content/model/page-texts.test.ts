import { expect, test, describe } from 'vitest';
import {
  factsOf,
  COMPANY_FACTS,
  LINK_FACTS,
  interpolate,
} from '../../../../src/content/model/facts.ts';
import type { Company } from '../../../../src/content/model/schemas/company.ts';
import * as z from 'zod/mini';
import { formatIssues } from '../../../../src/content/model/format-issues.ts';
import { linkedText, shortText } from '../../../../src/content/model/schemas/page-fields.ts';
import terms from '../../../fixtures/company/pages/terms.json' with { type: 'json' };
import { legalTextsSchema, joinParagraphs } from '../../../../src/content/model/schemas/legal.ts';

const COMPANY = {
  name: 'Firm',
  place: 'Isle of May',
  experienceSince: 1999,
  experienceClaim: 'over 20 years',
  incorporated: 2001,
  staff: 4,
  contact: {
    phone: '01632 960001',
    email: 'office@company.example',
    address: ['1 Shore Street', 'Town'],
    postcode: 'AB1 2CD',
  },
  payment: ['Visa', 'Mastercard', 'Bank Transfer'],
  minimumAge: 13,
  minimumNights: 3,
} as unknown as Company;

test('inserts the company’s facts', () => {
  const facts = factsOf(COMPANY);
  expect(facts).toEqual({
    name: 'Firm',
    phone: '01632 960001',
    email: 'office@company.example',
    address: '1 Shore Street, Town',
    postcode: 'AB1 2CD',
    staff: '4',
    staffInWords: 'Four',
    experienceSince: '1999',
    experienceClaim: 'over 20 years',
    incorporated: '2001',
    minimumNights: '3',
    minimumAge: '13',
    place: 'Isle of May',
    payment: 'Visa, Mastercard and Bank Transfer',
    phoneLink: '<a href="tel:+441632960001">01632 960001</a>',
    emailLink: '<a href="mailto:office@company.example">office@company.example</a>',
  });
  expect(Object.keys(facts)).toEqual([...COMPANY_FACTS, ...LINK_FACTS]);
});

test('gives each link an accessible text', () => {
  const contact = { ...COMPANY.contact, phone: '<b>01632</b>' };
  expect(factsOf({ ...COMPANY, contact })['phoneLink']).toBe(
    '<a href="tel:+441632">&lt;b&gt;01632&lt;/b&gt;</a>',
  );
});

const problemsOf = (schema: z.ZodMiniType, value: string) =>
  formatIssues(z.safeParse(schema, value).error?.issues ?? [], value);

describe('facts in curly brackets', () => {
  test.each(['{fone}', '{houses}', '{}', '{ phone }', '{constructor}'])(
    'lists the known facts for %s',
    (unknown) => {
      const [problem, ...others] = problemsOf(shortText('A text'), `Call {phone} or ${unknown}`);
      expect(others).toEqual([]);
      expect(problem?.expected).toBe('only known facts in curly brackets');
      for (const known of COMPANY_FACTS) expect(problem?.fix).toContain(`{${known}}`);
      expect(problem?.fix).toContain(`${unknown} is not a name the site knows: `);
    },
  );

  test('suggests a fact with a similar name', () => {
    const [problem] = problemsOf(shortText('A text'), 'By {staf} people');
    expect(problem?.fix).toMatch(
      /^\{staf\} is .*: did you mean \{staff\}\? The others are \{name\}, /,
    );
  });

  test.each([
    ['By {staff people', 'add the missing } after {staff'],
    ['By staff} people', 'add the missing { before the name'],
  ])('rejects a bracket without its pair: %s', (written, fix) => {
    expect(problemsOf(shortText('A text'), written)).toMatchObject([{ fix }]);
  });

  test('renders facts as links only in texts that allow links', () => {
    expect(problemsOf(linkedText('A text'), 'Call {phoneLink}')).toEqual([]);
    expect(problemsOf(shortText('A text'), 'Call {phoneLink}')).toHaveLength(1);
  });
});

describe('a text with links', () => {
  test.each([
    'Nothing but words & signs',
    `<a href='/planner'>Plan a year</a>, <strong>now</strong> or <em>later</em>`,
    '<a href="https://example.org/a?b=c">There</a>',
  ])('accepts %s', (text) => {
    expect(problemsOf(linkedText('A text'), text)).toEqual([]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<p>A paragraph</p>',
    `<a href='javascript:alert(1)'>There</a>`,
    `<a href='//example.org'>There</a>`,
    `<a href='/planner' onclick='go()'>There</a>`,
    '<a>There</a>',
    '1 < 2',
  ])('explains how to write a link instead of %s', (text) => {
    const [problem] = problemsOf(linkedText('A text'), text);
    expect(problem?.expected).toBe('only <strong>, <em> and links as HTML');
    expect(problem?.fix).toContain(`<a href='/contact'>words</a>`);
  });
});

const problemsOfParagraph = (paragraph: Record<string, unknown>) => {
  const texts = { ...terms, sections: [{ heading: 'Data', paragraphs: [paragraph] }] };
  return formatIssues(z.safeParse(legalTextsSchema, texts).error?.issues ?? [], texts);
};

test('accepts a service in curly brackets only under its condition', () => {
  const needed = 'a condition that names the fact in curly brackets';
  for (const when of [undefined, 'form-here']) {
    expect(problemsOfParagraph({ text: 'Taken by {formService}.', when })).toMatchObject([
      { field: 'sections[0].paragraphs[0].when', expected: needed },
    ]);
  }
});

describe('replacing facts', () => {
  test('replaces names with facts at any depth', () => {
    const texts = { title: '{staff} of {name}', parts: [{ text: 'Call {phone}' }, 'Since {year}'] };
    const facts = { name: 'A & B', staff: '10', phone: '01632 960001', year: '2008' };
    expect(interpolate(texts, facts)).toEqual({
      title: '10 of A & B',
      parts: [{ text: 'Call 01632 960001' }, 'Since 2008'],
    });
  });

  test('escapes facts in HTML', () => {
    const facts = { name: '<b>A & B</b>', phoneLink: '<a href="tel:1">1</a>' };
    expect(
      interpolate({ text: { html: '<em>{name}</em>, {phoneLink}' }, title: '{name}' }, facts),
    ).toEqual({
      text: { html: '<em>&lt;b&gt;A &amp; B&lt;/b&gt;</em>, <a href="tel:1">1</a>' },
      title: '<b>A & B</b>',
    });
  });

  test('does not replace names within facts', () => {
    expect(interpolate('{name}', { name: '{phone}', phone: '01632' })).toBe('{phone}');
    expect(interpolate('{constructor}', {})).toBe('{constructor}');
  });
});

test('shows a legal paragraph with its continuations if it applies', () => {
  const paragraphs = [
    { text: { html: 'It is kept here.' }, when: 'form-here' },
    { text: { html: 'It is kept elsewhere.' }, when: 'form-elsewhere' },
    { text: { html: 'A draft stays.' } },
    { text: { html: 'Nobody else has it.' }, when: 'form-not-forwarded', continues: true },
    { text: { html: 'So it is.' }, continues: true },
  ] as const;
  expect(joinParagraphs(paragraphs, (condition) => condition === 'form-here')).toEqual([
    'It is kept here.',
    'A draft stays. So it is.',
  ]);
});

test('starts a new paragraph after a hidden one', () => {
  const paragraphs = [
    { text: { html: 'Deleted after a year.' }, when: 'form-here' },
    { text: { html: 'Records are kept.' }, continues: true },
  ] as const;
  expect(joinParagraphs(paragraphs, () => false)).toEqual(['Records are kept.']);
  expect(joinParagraphs(paragraphs.slice(1), () => false)).toEqual(['Records are kept.']);
});
