import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkWords, fitWords } from '../../../src/seo/lengths.ts';

const MORE = 'Machair: Wind, sun and warmth for the Outer Hebrides.';
const fitted = (description: string) => fitWords({ title: 'Solar', description }, MORE).description;

describe('words from content', () => {
  test('of a good length stay whole', () => {
    const text = `${'word '.repeat(31)}words`;
    expect(text).toHaveLength(160);
    expect(fitted(text)).toBe(text);
    expect(fitWords({ title: 'x'.repeat(60), description: text }, MORE).title).toHaveLength(60);
  });

  test('that are too long end after a whole word, with an ellipsis', () => {
    expect(fitted('word '.repeat(40))).toBe(`${'word '.repeat(31).trimEnd()}…`);
    expect(fitWords({ title: 'word '.repeat(20), description: '' }, MORE).title).toBe(
      `${'word '.repeat(11).trimEnd()}…`,
    );
  });

  test('without a space are cut where they must be', () => {
    expect(fitted('x'.repeat(200))).toBe(`${'x'.repeat(159)}…`);
  });

  test('that are too short are followed by what the firm does', () => {
    expect(fitted('Panels for a roof.')).toBe(`Panels for a roof. ${MORE}`);
  });

  test('are never too long, and begin as the text does', () => {
    const texts = fc.array(fc.lorem(), { minLength: 1, maxLength: 12 }).map((t) => t.join(' '));
    fc.assert(
      fc.property(texts, (text) => {
        const description = fitted(text);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(`${text} ${MORE}`.startsWith(description.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('words of this repository', () => {
  const good = { title: 'x'.repeat(60), description: 'x'.repeat(70) };

  test('of a good length pass', () => {
    expect(() => {
      checkWords('/about', good);
    }).not.toThrow();
  });

  test.each([
    [{ ...good, title: 'x'.repeat(61) }, 'its title has 61 characters, and at most 60 are shown'],
    [{ ...good, description: 'x'.repeat(69) }, 'its description has 69 characters, and 70 to 160'],
    [{ ...good, description: 'x'.repeat(161) }, 'its description has 161 characters'],
  ])('stop the build otherwise, which names the page', (words, problem) => {
    const check = () => {
      checkWords('/about', words);
    };
    expect(check).toThrow('The page /about');
    expect(check).toThrow(problem);
  });
});
