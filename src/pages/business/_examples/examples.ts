import type { BusinessExample } from '../../../content/model/schemas/business.ts';
import { answerPlan } from '../../../planner/answer/answer-plan.ts';
import { businessShares } from '../../../planner/engine/demand/business-load.ts';
import { G98_LIMIT_KW, type Plan, type Setup } from '../../../planner/engine/plan.ts';
import { plannerWeather } from '../../../year-ribbon/planner-weather.ts';
import { createPlannerInput } from '../../_planner/example.ts';

const ROOF = { tiltDegrees: 35, directionDegrees: 180 };

/** The planner's answer for an example. */
export function answerBusinessExample(example: BusinessExample) {
  const input = createPlannerInput({ who: 'business' });
  return answerPlan({ ...input, plan: planOfExample(example, input.plan) }, plannerWeather);
}

function planOfExample(example: BusinessExample, { home, current: { tariff } }: Plan): Plan {
  const { kwhAYear, opens, closes, daysAWeek, firstMonth, lastMonth, closedShare } = example;
  const { panelsKw, batteryKwh, isThreePhase } = example;
  const current: Setup = {
    roofs: [],
    heating: { kind: 'direct' },
    // The tariff is the same with and without equipment.
    tariff: { ...tariff, standingCharge: 0 },
  };
  return {
    home: {
      ...home,
      householdKwh: kwhAYear,
      measuredShares: businessShares({
        from: opens,
        until: closes,
        months: { from: firstMonth, until: lastMonth },
        ...{ daysAWeek, closedShare },
      }),
      heat: { spaceKwh: 0, hotWaterKwh: 0 },
      exportLimitKw: G98_LIMIT_KW * (isThreePhase ? 3 : 1),
    },
    current,
    planned: {
      ...current,
      roofs: [{ ...ROOF, kw: panelsKw }],
      battery: batteryKwh > 0 ? { sizeKwh: batteryKwh, chargesAtNight: false } : undefined,
    },
  };
}
