import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../src/planner/engine/check-plan.ts';
import type { Plan } from '../../../../src/planner/engine/plan.ts';
import { AT_HOME_BY_NIGHT, CAR, FLAT, planOf, SOUTH } from '../../../support/planner.ts';

const BATTERY = { sizeKwh: 10, powerKw: 3.6, backupShare: 0, chargesAtNight: false };
const errorsOf = (plan: Plan) => {
  const checked = checkPlan(plan);
  return checked.ok ? [] : checked.errors.map(({ field, message }) => `${field}: ${message}`);
};

describe('a plan', () => {
  test('is taken as it is when it can be simulated, however odd', () => {
    const odd = planOf(
      {
        roofs: [{ kw: 500, tiltDegrees: 90, directionDegrees: 0 }],
        turbine: { machine: 'cf15', hubWindMs: 9 },
        tariff: { ...FLAT, exportPrice: 2 },
        charging: { ...AT_HOME_BY_NIGHT, mode: 'cheap' },
      },
      { householdKwh: 0, car: CAR, heat: { spaceKwh: 500_000, hotWaterKwh: 0 } },
    );
    expect(checkPlan(odd)).toEqual({ ok: true, input: odd });
  });

  const fields: [string, Plan][] = [
    ['home.householdKwh: Electricity of the house', planOf({}, { householdKwh: -1 })],
    ['home.presence: Choose when', planOf({}, { presence: 'never' as 'average' })],
    ['home.heat.spaceKwh: Heat for rooms', planOf({}, { heat: { spaceKwh: NaN, hotWaterKwh: 0 } })],
    [
      'home.heat.hotWaterKwh: Heat for hot water',
      planOf({}, { heat: { spaceKwh: 0, hotWaterKwh: Infinity } }),
    ],
    [
      'planned.roofs.1.kw: Size',
      planOf({
        roofs: [
          { ...SOUTH, kw: 1 },
          { ...SOUTH, kw: -1 },
        ],
      }),
    ],
    [
      'planned.roofs.0.tiltDegrees: Tilt of the roof must be from 0 to 90',
      planOf({ roofs: [{ ...SOUTH, kw: 1, tiltDegrees: 91 }] }),
    ],
    [
      'planned.roofs.0.directionDegrees: Direction of the roof must be from 0 to 360',
      planOf({ roofs: [{ ...SOUTH, kw: 1, directionDegrees: -1 }] }),
    ],
    [
      'planned.turbine.machine: Choose one of the turbines on the list',
      planOf({ turbine: { machine: 'toString' as 'kw3', hubWindMs: 6 } }),
    ],
    [
      'planned.turbine.hubWindMs: Mean wind at the hub, m/s, must be from 1 to 15',
      planOf({ turbine: { machine: 'kw3', hubWindMs: 0 } }),
    ],
    ['planned.battery.sizeKwh: Size', planOf({ battery: { ...BATTERY, sizeKwh: -1 } })],
    ['planned.battery.powerKw: Power', planOf({ battery: { ...BATTERY, powerKw: 0 } })],
    [
      'planned.battery.backupShare: What is kept for power cuts must be at least 0% and below 100%',
      planOf({ battery: { ...BATTERY, backupShare: 1 } }),
    ],
    ['planned.tariff.importPrice: Price', planOf({ tariff: { ...FLAT, importPrice: NaN } })],
    ['planned.tariff.exportPrice: Price', planOf({ tariff: { ...FLAT, exportPrice: -0.01 } })],
    [
      'planned.tariff.standingCharge: Standing',
      planOf({ tariff: { ...FLAT, standingCharge: NaN } }),
    ],
    [
      'planned.tariff.cheap.price: Price in the cheap hours',
      planOf({ tariff: { ...FLAT, cheap: { price: -1, hours: { from: 0, until: 7 } } } }),
    ],
    [
      'planned.tariff.cheap.hours.from: Cheap from must be a whole hour from 0 to 23',
      planOf({ tariff: { ...FLAT, cheap: { price: 0.1, hours: { from: 0.5, until: 7 } } } }),
    ],
    [
      'planned.tariff.cheap.hours.until: The cheap hours must end at another hour',
      planOf({ tariff: { ...FLAT, cheap: { price: 0.1, hours: { from: 7, until: 7 } } } }),
    ],
    [
      'planned.charging: Say when the car is plugged in, and on which charger',
      { ...planOf({ charging: AT_HOME_BY_NIGHT }, { car: CAR }), planned: planOf().planned },
    ],
  ];

  test.each(fields)('is refused with a field and a fix: %s', (start, plan) => {
    expect(errorsOf(plan)).toEqual([expect.stringContaining(start)]);
  });

  test.each([
    ['milesAYear', { ...CAR, milesAYear: -1 }],
    ['milesPerKwh', { ...CAR, milesPerKwh: 0 }],
    ['batteryKwh', { ...CAR, batteryKwh: 0 }],
  ])('is refused for its car: %s', (field, car) => {
    expect(errorsOf(planOf({ charging: AT_HOME_BY_NIGHT }, { car }))).toContainEqual(
      expect.stringContaining(`home.car.${field}: `),
    );
  });

  test('is refused when the car cannot be filled in its hours, saying what would do', () => {
    const charging = { ...AT_HOME_BY_NIGHT, chargerKw: 2.3, plugged: { from: 6, until: 8 } };
    expect(errorsOf(planOf({ charging }, { car: CAR }))).toContainEqual(
      'planned.charging.plugged: The car needs 5.5 kWh a day and gets at most 4.6: plug it in for longer, or choose a stronger charger',
    );
  });

  test('is checked in what is there as in what is planned', () => {
    const plan = planOf();
    const present = { ...plan.present, roofs: [{ ...SOUTH, kw: NaN }] };
    expect(errorsOf({ ...plan, present })).toEqual([expect.stringContaining('present.roofs.0.kw')]);
  });
});
