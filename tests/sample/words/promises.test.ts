import { describe, expect, test } from 'vitest';
import { findWords, listUnexplained, listUnused } from '../../support/find-words.ts';
import { listSiteTexts, textsInCode } from '../../support/site-texts.ts';
import { ALLOWED_PROMISES } from './allowed-promises.ts';

/** Words that end like a superlative and are none. */
const NO_SUPERLATIVE =
  'arrest|chest|contest|crest|digest|forest|guest|harvest|honest|interest|invest|manifest|modest|nest|protest|quest|request|rest|suggest|test|unrest|webmanifest|west';
/** What says that something is so in all cases, or more so than all else. */
const PROMISE = [
  'always|never|forever|for good|for life|whole life|every time|no matter',
  'everything|everywhere|everyone|everybody|anywhere|nobody|no one|any make',
  'completely|totally|entirely|absolutely|certainly|undoubtedly|without (?:fail|exception)',
  'guarante\\w*|promis\\w*|ensur\\w*|100 ?%|(?:risk|hassle|trouble|maintenance|worry)-free',
  'best|worst|perfect\\w*|ideal\\w*|flawless\\w*|unique\\w*|unbeatable|leading|number one',
  'the most|most [a-z]+(?:able|ible|ful|ive|ent|ant|ous|ing|ed)',
  'up to \\d+ ?%',
  `(?!(?:${NO_SUPERLATIVE})\\b)[a-z]{2,}est`,
].join('|');
// A hyphen or colon joins what is one word, such as the name of a style.
const PATTERN = new RegExp(`(?<![\\w:-])(?:${PROMISE})(?![\\w-])`, 'gi');

const texts = listSiteTexts();
const findings = findWords(texts, PATTERN);

describe('superlatives and absolute promises', () => {
  test('stand on the site for a reason, or not at all', () => {
    expect(listUnexplained(findings, ALLOWED_PROMISES)).toEqual([]);
  });

  test('have no reason that nothing needs', () => {
    expect(listUnused(findings, ALLOWED_PROMISES)).toEqual([]);
  });

  test.each([
    ['The best turbine', ['best']],
    ['It never fails, guaranteed.', ['never', 'guaranteed']],
    ['Bills fall by up to 70% in the windiest place', ['up to 70%', 'windiest']],
    ['The most efficient of all', ['The most']],
    ['The West has interest and rest, by request', []],
    ['break-words wrap-anywhere leading-none', []],
  ])('are found in %j', (text, words) => {
    const found = findWords([{ file: 'a', text }], PATTERN);
    expect(found.map((each) => each.words)).toEqual(words);
  });

  test('are found wherever a text can stand in code, and comments are none', () => {
    const code = [
      `---\n// the best\nconst lead = 'It never fails';\n---`,
      '<p class="best">Always\n  on {`for ${n} the cheapest`}</p><style>.worst {}</style>',
    ].join('\n');
    const file = 'page.astro';
    const inPage = textsInCode(file, code).map((text) => ({ file, text }));
    expect(findWords(inPage, PATTERN).map(({ words }) => words)).toEqual([
      'never',
      'Always',
      'cheapest',
    ]);
  });

  test('that stand beside the allowed words are not allowed by them', () => {
    const found = findWords([{ file: 'a', text: 'best, and the best' }], PATTERN);
    const allowed = [{ words: 'the best', why: 'a test' }];
    expect(listUnexplained(found, allowed)).toEqual(['a: "best" in "best, and the best"']);
    expect(listUnused(found, [...allowed, { words: 'always', why: 'gone' }])).toEqual(['always']);
  });
});

describe('what was said once and cannot be shown', () => {
  const all = texts.map(({ text }) => text).join('\n');

  test.each([
    /windiest place/i,
    /about three and a half of heat|about 3\.5 kWh of heat/i,
    /needed for export payments/i,
    /lights stay on/i,
    /lasts as long here as inland/i,
    /rarely sees ten/i,
    /keeps old stone walls dry/i,
    /not burnt elsewhere/i,
    /best wind in Europe/i,
    /checked by trading standards/i,
    /as the consumer code asks/i,
    /Boiler Upgrade Scheme|\bECO4?\b/,
  ])('is said no longer: %s', (claim) => {
    expect(all).not.toMatch(claim);
  });

  test('the fudge maker has no 65% to the sun alone', () => {
    const ofFudge = texts.filter(({ file }) => file.includes('fudge')).map(({ text }) => text);
    expect(ofFudge.join(' ')).toMatch(/kettles/);
    expect(ofFudge.join(' ')).not.toContain('65%');
  });
});
