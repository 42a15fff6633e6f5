import { describe, expect, test } from 'vitest';
import { fillFacts } from '../../../../src/content/items/fill-facts.ts';

describe('fillFacts', () => {
  test('puts facts in the place of their names, in every text however deep', () => {
    const texts = { title: '{staff} of {name}', parts: [{ text: 'Call {phone}' }, 'Since {year}'] };
    const facts = { name: 'A & B', staff: '10', phone: '01632 960001', year: '2008' };
    expect(fillFacts(texts, facts)).toEqual({
      title: '10 of A & B',
      parts: [{ text: 'Call 01632 960001' }, 'Since 2008'],
    });
  });

  test('puts facts into HTML as words, but for those that are links', () => {
    const facts = { name: '<b>A & B</b>', phoneLink: '<a href="tel:1">1</a>' };
    expect(
      fillFacts({ text: { html: '<em>{name}</em>, {phoneLink}' }, title: '{name}' }, facts),
    ).toEqual({
      text: { html: '<em>&lt;b&gt;A &amp; B&lt;/b&gt;</em>, <a href="tel:1">1</a>' },
      title: '<b>A & B</b>',
    });
  });

  test('leaves what a page fills in later, and what is no text', () => {
    const texts = { text: '{houses} by the sea', from: 3, isOpen: true, none: null };
    expect(fillFacts(texts, { name: 'Firm' })).toEqual(texts);
  });

  test('does not fill what a fact itself has in braces, nor what every object has', () => {
    expect(fillFacts('{name}', { name: '{phone}', phone: '01632' })).toBe('{phone}');
    expect(fillFacts('{constructor}', {})).toBe('{constructor}');
  });
});
