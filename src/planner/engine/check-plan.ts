import type { FieldError } from '../../forms/rules/result.ts';
import { hoursADay } from './local-hour.ts';
import { dailyCarKwh } from './dispatch/car-schedule.ts';
import type { CarUse, Plan, Setup } from './plan.ts';

/**
 * What is wrong with a plan whose numbers are each right by themselves, by the field that puts it right. Where today's
 * setup and the planned one are wrong in the same way, the words are those of the plan.
 */
export function checkPlan({ home: { car }, current, planned }: Plan): FieldError[] {
  const errors = [
    car && (checkCar(car, planned, sayPlanned) ?? checkCar(car, current, sayCurrent)),
    checkCheapHours(planned) ?? checkCheapHours(current),
  ];
  return errors.filter((error) => error !== undefined);
}

/** What to say of a car that takes more kWh a day than it gets. */
type Say = (takes: string, gets: string) => string;

const sayPlanned: Say = (takes, gets) =>
  `The car needs ${takes} kWh a day and gets at most ${gets}: plug it in for longer, or choose a stronger charger`;

const sayCurrent: Say = (takes, gets) =>
  `Today the car gets at most ${gets} of the ${takes} kWh a day that its miles take: enter fewer miles or longer hours, or say that it has a charger`;

/** A car without charging, as it burns petrol, is right. */
function checkCar(car: CarUse, { charging }: Setup, say: Say): FieldError | undefined {
  const takes = dailyCarKwh(car);
  const gets = charging ? charging.chargerKw * hoursADay(charging.plugged) : Infinity;
  if (!(takes > gets)) return undefined;
  return { field: 'pluggedUntil', message: say(takes.toFixed(1), gets.toFixed(1)) };
}

function checkCheapHours({ tariff: { cheap } }: Setup): FieldError | undefined {
  if (!cheap || cheap.hours.from !== cheap.hours.until) return undefined;
  const message =
    'The cheap hours must end at another hour than they begin; for one price all day leave them out';
  return { field: 'cheapUntil', message };
}
