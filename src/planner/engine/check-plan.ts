import { check, parsed, type FieldError, type Parsed } from '../../values/result.ts';
import { hoursADay, type LocalHours } from './clock.ts';
import { PRESENCES } from './demand/household-load.ts';
import { dailyCarKwh } from './dispatch/car-schedule.ts';
import { TURBINES } from './generation/turbines.ts';
import type { CarUse, Home, Plan, Setup, Tariff } from './plan.ts';

type Errors = (FieldError | undefined)[];

/** Every error of a plan, by the path of its field, such as `planned.roofs.0.kw`. */
export function checkPlan(plan: Plan): Parsed<Plan> {
  const { home, present, planned } = plan;
  return parsed(plan, [
    ...checkHome(home),
    ...checkSetup('present', present, home.car),
    ...checkSetup('planned', planned, home.car),
  ]);
}

/** @throws RangeError with the first error of a plan, naming field and fix */
export function assertPlan(plan: Plan): void {
  const checked = checkPlan(plan);
  const [error] = checked.ok ? [] : checked.errors;
  if (error) throw new RangeError(`${error.field}: ${error.message}`);
}

function checkHome({ householdKwh, presence, heat, car }: Home): Errors {
  return [
    atLeastZero('home.householdKwh', 'Electricity of the house', 'kWh a year', householdKwh),
    check(PRESENCES.includes(presence), 'home.presence', 'Choose when somebody is at home'),
    atLeastZero('home.heat.spaceKwh', 'Heat for rooms', 'kWh a year', heat.spaceKwh),
    atLeastZero('home.heat.hotWaterKwh', 'Heat for hot water', 'kWh a year', heat.hotWaterKwh),
    ...(car ? checkCar(car) : []),
  ];
}

const checkCar = ({ milesAYear, milesPerKwh, batteryKwh }: CarUse): Errors => [
  atLeastZero('home.car.milesAYear', 'Miles of the car', 'a year', milesAYear),
  above0('home.car.milesPerKwh', 'Miles to a kWh', milesPerKwh),
  above0('home.car.batteryKwh', 'Battery of the car', batteryKwh),
];

function checkSetup(path: 'present' | 'planned', setup: Setup, car: CarUse | undefined): Errors {
  const { roofs, turbine, battery, charging, fuelLitres = 0, tariff } = setup;
  return [
    ...roofs.flatMap(({ kw, tiltDegrees, directionDegrees }, i) => [
      atLeastZero(`${path}.roofs.${i}.kw`, 'Size of the roof', 'kW', kw),
      within(`${path}.roofs.${i}.tiltDegrees`, 'Tilt of the roof', tiltDegrees, 0, 90),
      within(
        `${path}.roofs.${i}.directionDegrees`,
        'Direction of the roof',
        directionDegrees,
        0,
        360,
      ),
    ]),
    ...(turbine
      ? [
          check(
            Object.hasOwn(TURBINES, turbine.machine),
            `${path}.turbine.machine`,
            'Choose one of the turbines on the list',
          ),
          within(
            `${path}.turbine.hubWindMs`,
            'Mean wind at the hub, m/s,',
            turbine.hubWindMs,
            1,
            15,
          ),
        ]
      : []),
    ...(battery
      ? [
          atLeastZero(`${path}.battery.sizeKwh`, 'Size of the battery', 'kWh', battery.sizeKwh),
          above0(`${path}.battery.powerKw`, 'Power of the battery, kW,', battery.powerKw),
          check(
            battery.backupShare >= 0 && battery.backupShare < 1,
            `${path}.battery.backupShare`,
            'What is kept for power cuts must be at least 0% and below 100%',
          ),
        ]
      : []),
    ...checkCharging(path, setup, car),
    atLeastZero(`${path}.fuelLitres`, 'Petrol or diesel', 'litres a year', fuelLitres),
    ...(charging ? checkHours(`${path}.charging.plugged`, 'Plugged in', charging.plugged) : []),
    ...checkTariff(path, tariff),
  ];
}

function checkCharging(
  path: string,
  { charging, fuelLitres }: Setup,
  car: CarUse | undefined,
): Errors {
  if (!car || car.milesAYear === 0 || fuelLitres !== undefined) return [];
  if (!charging) {
    return [
      check(false, `${path}.charging`, 'Say when the car is plugged in, and on which charger'),
    ];
  }
  const most = (charging.chargerKw * hoursADay(charging.plugged)).toFixed(1);
  const needed = dailyCarKwh(car);
  const words = `${needed.toFixed(1)} kWh a day`;
  return [
    above0(`${path}.charging.chargerKw`, 'Power of the charger, kW,', charging.chargerKw),
    // A missing number is named by its own check.
    check(
      !(needed > charging.chargerKw * hoursADay(charging.plugged)),
      `${path}.charging.plugged`,
      path === 'planned'
        ? `The car needs ${words} and gets at most ${most}: plug it in for longer, or choose a stronger charger`
        : `Today the car gets at most ${most} of the ${words} that its miles take: enter fewer miles or longer hours, or say that it has a charger`,
    ),
  ];
}

function checkTariff(
  path: string,
  { importPrice, cheap, exportPrice, standingCharge }: Tariff,
): Errors {
  const at = `${path}.tariff`;
  return [
    atLeastZero(`${at}.importPrice`, 'Price of electricity', '£ a kWh', importPrice),
    atLeastZero(`${at}.exportPrice`, 'Price for what is sold', '£ a kWh', exportPrice),
    atLeastZero(`${at}.standingCharge`, 'Standing charge', '£ a day', standingCharge),
    ...(cheap
      ? [
          atLeastZero(`${at}.cheap.price`, 'Price in the cheap hours', '£ a kWh', cheap.price),
          ...checkHours(`${at}.cheap.hours`, 'Cheap', cheap.hours),
          check(
            cheap.hours.from !== cheap.hours.until,
            `${at}.cheap.hours.until`,
            'The cheap hours must end at another hour than they begin; for one price all day leave them out',
          ),
        ]
      : []),
  ];
}

const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour <= 23;

const checkHours = (field: string, what: string, { from, until }: LocalHours): Errors => [
  check(isHour(from), `${field}.from`, `${what} from must be a whole hour from 0 to 23`),
  check(isHour(until), `${field}.until`, `${what} until must be a whole hour from 0 to 23`),
];

const atLeastZero = (field: string, name: string, unit: string, value: number) =>
  check(isFiniteFrom(value, 0), field, `${name} must be a number of at least 0, ${unit}`);

const above0 = (field: string, name: string, value: number) =>
  check(isFiniteFrom(value, 0) && value > 0, field, `${name} must be a number above 0`);

const within = (field: string, name: string, value: number, low: number, high: number) =>
  check(value >= low && value <= high, field, `${name} must be from ${low} to ${high}`);

const isFiniteFrom = (value: number, low: number) => Number.isFinite(value) && value >= low;
