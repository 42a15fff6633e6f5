import { describe, expect, test } from 'vitest';
import { answerPlan } from '../../../src/planner/answer/answer-plan.ts';
import { rankPlan } from '../../../src/planner/answer/format-ranking.ts';
import type { PlannerEntries } from '../../../src/planner/form/entries.ts';
import grants from '../../fixtures/company/grants.json' with { type: 'json' };
import { plannerInputOf, WEATHER } from '../../support/planner.ts';

interface Household {
  name: string;
  entries: PlannerEntries;
  /** Energy costs today and the savings of the first step, £ a year. */
  bill: number;
  saves: number;
  first: RegExp;
  /** Must not match any step or figure. */
  never: RegExp;
  survey?: boolean;
}

const CAVITY = /cavity/i;
const GRANT = /grant|loan/i;

/** Households as a home-energy adviser meets them. */
const HOUSEHOLDS: readonly Household[] = [
  {
    name: 'a crofter with oil and stone',
    entries: { walls: 'stone', spendIn: 'litres', spend: '2200' },
    bill: 3452,
    saves: 225,
    first: /^Loft insulation, draught-proofing and heating controls$/,
    never: CAVITY,
  },
  {
    name: 'a retired couple with storage heaters',
    entries: { house: 'small', heating: 'storage', helped: 'yes', walls: 'filled', people: '2' },
    bill: 2340,
    saves: 128,
    first: /^Loft insulation, draught-proofing and heating controls$/,
    never: /cavity|night-rate/i,
  },
  {
    name: 'a family with a heat pump',
    entries: {
      heating: 'heat-pump',
      walls: 'timber',
      loft: 'thick',
      people: '4',
      presentTariff: 'smart',
    },
    bill: 2217,
    saves: 171,
    first: /^A night-rate tariff$/,
    never: /a heat pump( |$)(?!tariff)/i,
  },
  {
    name: 'a guest house on £7,500 a year',
    entries: {
      who: 'business',
      house: 'large',
      walls: 'stone',
      heating: 'old-oil',
      spend: '7500',
      floorM2: '300',
    },
    bill: 7500,
    saves: 608,
    first: /^Loft insulation, draught-proofing and heating controls$/,
    never: /grant|loan|a heat pump( |$)(?!tariff)/i,
    survey: true,
  },
  {
    name: 'a commuter with 12,000 miles',
    entries: { presentCar: 'fuel', miles: '12000', walls: 'filled', loft: 'thick' },
    bill: 4303,
    saves: 659,
    first: /^A night-rate tariff and a heat pump$/,
    never: /cavity|charger/i,
  },
  {
    name: 'a tenant',
    entries: { who: 'tenant', house: 'small', heating: 'direct' },
    bill: 3966,
    saves: 376,
    first: /^A night-rate tariff$/,
    never: GRANT,
  },
  {
    name: 'a landlord',
    entries: { who: 'landlord', house: 'small' },
    bill: 2280,
    saves: 127,
    first: /^Loft insulation, draught-proofing and heating controls$/,
    never: GRANT,
  },
  {
    name: 'an off-gas bungalow on LPG',
    entries: { heating: 'lpg', walls: 'filled', hotWater: 'combi' },
    bill: 2437,
    saves: 130,
    first: /^Loft insulation, draught-proofing and heating controls$/,
    never: /diverter|cavity/i,
  },
  {
    name: 'a second home',
    entries: { who: 'second', walls: 'stone', householdKwh: '1200', people: '2' },
    bill: 3001,
    saves: 222,
    first: /^Loft insulation, draught-proofing and heating controls$/,
    never: /grant|loan|cavity/i,
  },
  {
    name: 'a shop',
    entries: {
      who: 'business',
      heating: 'direct',
      walls: 'stone',
      householdKwh: '9000',
      floorM2: '90',
      presence: 'all-day',
      hotWater: 'combi',
    },
    bill: 7604,
    saves: 478,
    first: /^A night-rate tariff$/,
    never: /grant|loan|cavity/i,
  },
  {
    name: 'a croft with a turbine',
    entries: { presentTurbine: 'kw6', heating: 'solid', walls: 'stone' },
    bill: 2680,
    saves: 239,
    first: /^Loft insulation, draught-proofing and heating controls$/,
    never: /turbine|cavity/i,
  },
  {
    name: 'a new build',
    entries: { walls: 'new', loft: 'thick', heating: 'heat-pump', presentPanels: '3' },
    bill: 1342,
    saves: 128,
    first: /^A night-rate tariff$/,
    never: /loft|draught|panels|a heat pump( |$)(?!tariff)/i,
  },
];

function advise(entries: PlannerEntries) {
  const question = plannerInputOf(entries, grants);
  const search = rankPlan(question, WEATHER);
  let next = search.next();
  while (!next.done) next = search.next();
  return { ranking: next.value, answer: answerPlan(question, WEATHER) };
}

describe.each(HOUSEHOLDS)('$name', ({ entries, bill, saves, first, never, survey = false }) => {
  const { ranking, answer } = advise(entries);

  test('has the expected bill, first step and saving', () => {
    expect(Math.abs(answer.before.bill.total / bill - 1)).toBeLessThan(0.02);
    const [step] = ranking.first;
    expect(step?.name).toMatch(first);
    const pounds = Number(step?.saves.replace(/[^\d]/g, ''));
    expect(Math.abs(pounds / saves - 1)).toBeLessThan(0.02);
    for (const { savesRange } of ranking.first) expect(savesRange).toMatch(/£[\d,]+ to £[\d,]+/);
  });

  test('gets no advice twice, or on unsuitable or existing measures', () => {
    const { first, others } = ranking;
    expect(first.length).toBeLessThanOrEqual(3);
    expect(others.length).toBeLessThanOrEqual(8);
    const names = [...first, ...others].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const texts = [
      ...first.map((step) => [step.name, ...step.funding].join()),
      ...others.map(({ name }) => name),
    ];
    expect(texts.filter((text) => never.test(text))).toEqual([]);
    expect(ranking.survey !== undefined).toBe(survey);
  });
});

test('shows a commuter the saving of an electric car', () => {
  const { others } = advise({ presentCar: 'fuel', miles: '12000' }).ranking;
  const [car] = others.filter(({ name }) => /electric car$/.test(name));
  expect(car?.summary).toMatch(/^saves £[\d,]+ a year, payback depends on the car’s price$/);
  expect(car?.entries).toMatchObject({ car: 'cheap' });
});
