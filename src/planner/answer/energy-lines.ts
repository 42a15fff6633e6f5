import type { AnswerLine } from './answer-line.ts';
import type { PlanAnswer } from './answer-plan.ts';
import { kwh, percent, rangeOf } from './quantities.ts';

/** Energy in an answer: what is made and where it goes, what is bought. */
export function energyLines({ then, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const { totals, usedKwh, seasonalPerformance, madeKwh } = then;
  return [
    ...(madeKwh > 0 ? madeLines(then, [low.madeKwh, high.madeKwh]) : []),
    {
      name: 'Bought',
      value: kwh(totals.bought),
      range: rangeOf.kwh(low.boughtKwh, high.boughtKwh),
      working: [
        'What wind, sun and battery do not give in the hour in which it is needed.',
        `${kwh(usedKwh)} are used: house ${kwh(totals.house)}, heat ${kwh(totals.heat)}, car ${kwh(totals.car)}.`,
        ...(seasonalPerformance === undefined
          ? []
          : [
              `The heat pump gives ${seasonalPerformance.toFixed(1)} kWh of heat for each kWh over the year.`,
            ]),
      ],
    },
    ...(madeKwh > 0
      ? [
          {
            name: 'Self-sufficiency',
            value: percent(then.selfSufficiency),
            range: rangeOf.percent(low.selfSufficiency, high.selfSufficiency),
            working: [`1 − ${kwh(totals.bought)} bought ÷ ${kwh(usedKwh)} used`],
          },
        ]
      : []),
  ];
}

/** What is made, and where it goes. */
function madeLines(
  { totals, flows, madeKwh, selfUse = 0 }: PlanAnswer['then'],
  [least, most]: readonly [number, number],
): AnswerLine[] {
  const { wind, sun, sold, curtailed } = totals;
  const isDown = Math.round(curtailed) > 0;
  const down = isDown ? ` − ${kwh(curtailed)} turned down` : '';
  return [
    {
      name: 'Made',
      value: kwh(madeKwh),
      range: rangeOf.kwh(least, most),
      working: [`Wind ${kwh(wind)} + sun ${kwh(sun)}`],
    },
    {
      name: 'Of that used at home',
      value: kwh(madeKwh - sold - curtailed),
      working: [
        `${kwh(madeKwh)} made − ${kwh(sold)} sold${down}, which is ${percent(selfUse)} of what is made. The battery lost ${kwh(flows.battery.lost)}.`,
      ],
    },
    {
      name: 'Sold',
      value: kwh(sold),
      working: ['What is made in an hour beyond what house, heat, car and battery take.'],
    },
    ...(isDown
      ? [
          {
            name: 'Turned down',
            value: kwh(curtailed),
            working: [
              'What is made in an hour beyond that and your export limit. It earns nothing; the network may allow more.',
            ],
          },
        ]
      : []),
  ];
}
