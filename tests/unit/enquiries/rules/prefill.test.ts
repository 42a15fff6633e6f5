import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPrefill, applyPrefill, projectLink } from '../../../../src/enquiries/rules/prefill.ts';

const choices = {
  services: [{ value: 'solar', label: 'Solar Solutions' }],
  properties: [{ id: 'uta', name: 'Uta' }],
  minimumNights: 3,
};
const open = (query: string) => readPrefill(query, choices);

describe('a link to the contact page', () => {
  test('chooses a service without suggesting text', () => {
    expect(open('?service=solar')).toEqual({ selectedService: 'solar', subject: '', message: '' });
  });

  test.each(['', '?', '?service=', '?service=gas', '?property=castle', '?arrival=2027-05-14'])(
    'suggests nothing for a link without known names: "%s"',
    (query) => {
      expect(open(query)).toBeUndefined();
    },
  );

  test('suggests text with the property’s name and a British date', () => {
    expect(open('?property=uta&arrival=2027-05-14')).toEqual({
      selectedService: 'A stay at Uta',
      subject: '',
      message:
        'We would like to stay at Uta, arriving on Friday 14 May 2027, for 3 nights or more.\n',
    });
  });

  test.each(['', '2027-02-30', '2027-13-01', '14/05/2027', '+12027-05-14', 'soon'])(
    'ignores an invalid day: "%s"',
    (arrival) => {
      expect(open(`?property=uta&arrival=${encodeURIComponent(arrival)}`)).toEqual({
        selectedService: 'A stay at Uta',
        subject: '',
        message: 'We would like to stay at Uta, for 3 nights or more.\n',
      });
    },
  );

  test('suggests a stay with its guests and price', () => {
    const query = '?property=uta&arrival=2027-05-14&nights=7&people=9&dogs=1&total=1480';
    expect(open(query)?.message).toBe(
      'We would like to stay at Uta, arriving on Friday 14 May 2027 and leaving on Friday 21 May 2027, for 7 nights: 9 people and 1 dog.\nPrice on your site: £1,480.\n',
    );
    expect(open('?property=uta&nights=many&people=-1&total=1e9')?.message).toBe(
      'We would like to stay at Uta, for 3 nights or more.\n',
    );
  });

  test('suggests a project within the length limits', () => {
    const opening = open(`?service=solar&project=${'x'.repeat(5000)}`);
    expect(opening?.selectedService).toBe('solar');
    expect(opening?.message.length).toBeLessThan(250);
  });

  test('chooses the first service of a case study’s category, with any title', () => {
    const services = [
      { id: 'repairs' },
      { id: 'solar', categories: ['Heat Pumps', 'Solar Energy'] },
      { id: 'roofs', categories: ['Solar Energy'] },
    ];
    const title = 'Mills & sons: 100% wind?';
    const link = projectLink({ title, category: 'Solar Energy' }, services);
    expect(link).toMatch(/^\/contact\?service=solar&project=Mills/);
    expect(open(link.slice(link.indexOf('?')))).toEqual({
      selectedService: 'solar',
      subject: `A project like ${title}`,
      message: `I have read about ${title}, and would like something similar.\n`,
    });
    const other = projectLink({ title, category: 'Tides' }, services);
    expect(open(other.slice(other.indexOf('?')))?.selectedService).toBe('other');
  });
});

const NO_INPUT = { selectedService: '', subject: '', message: '' };
const DRAFT = { ...NO_INPUT, suggestedSubject: '', suggestedMessage: '' };
const stay = (arrival: string) => open(`?property=uta&arrival=${arrival}`) ?? NO_INPUT;

describe('a draft with a suggestion', () => {
  test('appends the suggestion to the visitor’s text', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        const once = applyPrefill({ ...DRAFT, message }, stay('2027-05-14'));
        expect(once.message).toContain(message.trim());
        expect(once.message).toContain('Friday 14 May 2027');
      }),
    );
  });

  test('starts an empty draft with the suggestion, which a later one replaces', () => {
    const opening = stay('2027-05-14');
    const first = applyPrefill<Partial<typeof DRAFT>>({}, opening);
    expect(first).toMatchObject(opening);
    const written = { ...first, message: `We are six.\n\n${opening.message}` };
    const { message } = applyPrefill(written, stay('2027-05-21'));
    expect(message).toMatch(/^We are six\.\n\nWe would .* Friday 21 May 2027/);
    expect(message).not.toContain('14 May');
  });

  test('replaces the subject of an earlier link', () => {
    const project = (title: string) => open(`?service=solar&project=${title}`) ?? NO_INPUT;
    const first = applyPrefill(DRAFT, project('Barn'));
    expect(first.subject).toBe('A project like Barn');
    expect(applyPrefill(first, project('Mill')).subject).toBe('A project like Mill');
  });

  test('keeps a suggestion that the visitor has edited', () => {
    const first = applyPrefill(DRAFT, stay('2027-05-14'));
    const edited = { ...first, message: first.message.replace('3 nights', '9 nights') };
    expect(applyPrefill(edited, stay('2027-05-21')).message).toContain('9 nights');
  });

  test('keeps the visitor’s subject', () => {
    const draft = { ...DRAFT, subject: 'A mast at the pier' };
    expect(applyPrefill(draft, stay('2027-05-14')).subject).toBe('A mast at the pier');
  });

  test('keeps all text if only a service is chosen', () => {
    const first = applyPrefill(DRAFT, stay('2027-05-14'));
    const opening = { selectedService: 'solar', subject: '', message: '' };
    expect(applyPrefill(first, opening)).toEqual({ ...first, selectedService: 'solar' });
  });
});
