import { describe, expect, test } from 'vitest';
import { findWords, listUnexplained, listUnused, type Allowed } from '../../support/find-words.ts';
import { listSiteTexts } from '../../support/site-texts.ts';

/** What is paid, made, saved, warmed or waited for; the size of a machine is no claim. */
const CLAIM =
  /£ ?\d[\d,]*|\bCOP of \d\.\d|\b(?:\d[\d,.]*)(?: to \d[\d,.]*)?(?: ?[%°]|p\b| (?:kWh|m\/s|kg|miles|hours|days|weeks|months|years)\b)/g;
/** A year, of a source or of the look at it. */
const DATE = /\b20[12]\d\b/;

/** Numbers without a dated source beside them, and where they are from. */
const OWN: readonly Allowed[] = [
  { words: '1 to 3 days', why: 'specified; the firm plans with it' },
  { words: '2 to 3 days', why: 'specified; the firm plans with it' },
  { words: '2 to 5 days', why: 'specified; the firm plans with it' },
  { words: 'allow 8 to 12 weeks', why: 'specified; the firm plans with it' },
  { words: '3,000 to 6,000 kWh', why: 'specified; the calculator on the page shows its working' },
  { words: 'up to 50%', why: 'specified; what it depends on stands beside it' },
  { words: 'about 65%', why: 'specified; the page says that it is an example' },
  { words: '15 kWh battery', why: 'specified; the size of a battery' },
  { words: 'Battery of about 4 kWh', why: 'the size of a battery' },
  { words: 'Battery of about 8 kWh', why: 'the size of a battery' },
  { words: 'Battery of about 12 kWh', why: 'the size of a battery' },
  { words: 'gives 4.2 kWh of heat', why: 'what a COP of 4.2 is' },
  { words: 'a COP of 4.2', why: 'specified; designed, and among the facts to confirm' },
  { words: 'COP of 4.2 by design', why: 'specified; designed, and among the facts to confirm' },
  { words: 'over 15 years', why: 'specified; among the facts to confirm' },
  { words: 'At 28p a kWh', why: 'supposed; the calculator on the page has its source' },
  { words: '3.5 miles to the kWh, a mile costs 8p', why: 'a sum of what is supposed' },
  { words: 'about 20 miles of range', why: 'a sum of what is supposed' },
  { words: '8,760 hours', why: 'a sum: a year of 365 days' },
  { words: 'valid for 30 days', why: "the firm's own, in its terms" },
  { words: 'at least 14 days', why: 'of the law that the next sentence names' },
  { words: 'within another 14 days', why: 'of the same law' },
  { words: 'at most 25% of the price', why: "the firm's own, in its terms" },
  { words: 'at most 60%', why: "the firm's own, in its terms" },
  { words: 'within 30 days that we have received it', why: 'of the law on complaints' },
  { words: 'fills a 60 kWh battery', why: 'a sum: 60 kWh at 7 kW, less 9%' },
];

const prose = listSiteTexts().filter(({ file }) =>
  /^content\/(?:company\.json|(?:services|benefits|faqs|case-studies|properties|pages)\/)/.test(
    file,
  ),
);
/** The claims of sentences that name no year. */
const undated = (texts: typeof prose) =>
  findWords(
    texts.flatMap(({ file, text }) =>
      text
        .split(/(?<=[.!?])\s/)
        .filter((sentence) => !DATE.test(sentence))
        .map((sentence) => ({ file, text: sentence })),
    ),
    CLAIM,
  );

describe('a number in prose', () => {
  const findings = undated(prose);

  test('names a dated source in the same sentence, or is explained', () => {
    expect(listUnexplained(findings, OWN)).toEqual([]);
  });

  test('is not explained where it is gone or has a source', () => {
    expect(listUnused(findings, OWN)).toEqual([]);
  });

  test.each([
    ['A roof gives 2,900 kWh a year', ['2,900 kWh']],
    ['A grant of up to £7,500 in 2 weeks', ['£7,500', '2 weeks']],
    ['It averages 5 °C and 6.9 m/s', ['5 °', '6.9 m/s']],
    ['A roof gives 2,900 kWh (SAP 2012). It saves £70.', ['£70']],
    ['A 10 kW turbine on a 10 m mast', []],
  ])('is found in %j', (text, words) => {
    expect(undated([{ file: 'a', text }]).map((each) => each.words)).toEqual(words);
  });

  /** SAP 2012, Western Isles: kWh a year from 1 kW of panels. */
  const SAP = { south: 836, south30: 833, west: 677, north: 493 };
  test.each([
    ['services/solar.json', 4 * SAP.south, 100],
    ['services/solar.json', 4 * SAP.west, 100],
    ['services/solar.json', 4 * SAP.north, 100],
    ['faqs/solar-worth.json', SAP.south, 1],
    ['faqs/solar-worth.json', SAP.west, 1],
    ['faqs/solar-worth.json', SAP.north, 1],
    ['case-studies/solar-panel-farm.json', 20 * SAP.south30, 100],
    ['services/ev-chargers.json', (100 * 0.28) / 3.5, 1],
    ['benefits/environmental-protection.json', 0.144, 0.01],
  ])('of %s is what the source gives, %d, rounded to %d', (file, value, step) => {
    const rounded = (Math.round(value / step) * step).toLocaleString('en-GB');
    const of = prose.filter((each) => each.file === `content/${file}`);
    expect(of.map(({ text }) => text).join(' ')).toContain(rounded);
  });
});
