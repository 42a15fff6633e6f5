import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import company from '../../../content/company.json' with { type: 'json' };
import { factsOf } from '../../support/firm-facts.ts';
import { listSiteTexts } from '../../support/site-texts.ts';
import { dial } from '../../../src/values/text/phone.ts';

/** Where places stand as data of the region, whoever the firm is. */
const REGION =
  /^src\/(?:stations\/rules\/map-places|pages\/services\/_sections\/Stations|planner\/engine\/.*|pages\/_planner\/rules|calculators\/rules\/solar\/.*|values\/(?:postcode|sap-roofs))\.(?:tsx?|astro)$/;

const { name, place, contact, areaServed } = company;
const { address, phone, email, postcode } = contact;
const islands = [place, ...address].map((line) => line.replace(/^Isle of /, ''));
const words = [name, phone, dial(phone), email, postcode, ...address, ...islands, ...areaServed];

const found = (code: string) => words.filter((word) => code.includes(word));

describe("the firm's own words", () => {
  test('stand in content alone, so that any firm can have this site', () => {
    const files = globSync('src/**/*.{astro,ts,tsx}').filter((file) => !REGION.test(file));
    const findings = files.flatMap((file) =>
      found(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`),
    );
    expect(findings).toEqual([]);
  });

  test('and its sentences are in content alone', () => {
    const facts = factsOf('content', 'tests/fixtures/firm');
    expect(facts.length).toBeGreaterThan(100);
    const inCode = listSiteTexts().filter(({ file }) => file.startsWith('src/'));
    expect(inCode.filter(({ text }) => facts.some((fact) => text.includes(fact)))).toEqual([]);
  });

  test('are found where they stand', () => {
    expect(found(`<p>© ${name}, ${place}</p>`)).toEqual(expect.arrayContaining([name, place]));
    expect(found('<p>A firm somewhere</p>')).toEqual([]);
  });
});
