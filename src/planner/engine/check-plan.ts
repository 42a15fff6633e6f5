import type { FieldError } from '../../values/result.ts';
import { hoursADay } from './clock.ts';
import { dailyCarKwh } from './dispatch/car-schedule.ts';
import type { CarUse, Plan, Setup } from './plan.ts';

/**
 * What is wrong with a plan whose numbers are each right by themselves, by the field that puts it right. Where today's
 * setup and the planned one are wrong in the same way, the words are those of the plan.
 */
export function checkPlan({ home: { car }, current, planned }: Plan): FieldError[] {
  const errors = [
    car && (checkPlanned(car, planned) ?? checkCurrent(car, current)),
    checkCheapHours(planned) ?? checkCheapHours(current),
  ];
  return errors.filter((error) => error !== undefined);
}

function checkPlanned(car: CarUse, planned: Setup): FieldError | undefined {
  const { needs, gets } = chargeADay(car, planned);
  if (!(needs > gets)) return undefined;
  const message = `The car needs ${needs.toFixed(1)} kWh a day and gets at most ${gets.toFixed(1)}: plug it in for longer, or choose a stronger charger`;
  return { field: 'pluggedUntil', message };
}

function checkCurrent(car: CarUse, current: Setup): FieldError | undefined {
  const { needs, gets } = chargeADay(car, current);
  if (!(needs > gets)) return undefined;
  const message = `Today the car gets at most ${gets.toFixed(1)} of the ${needs.toFixed(1)} kWh a day that its miles take: enter fewer miles or longer hours, or say that it has a charger`;
  return { field: 'pluggedUntil', message };
}

/** kWh; a car that does not charge, as it burns petrol, gets all it needs. */
const chargeADay = (car: CarUse, { charging }: Setup) => ({
  needs: dailyCarKwh(car),
  gets: charging ? charging.chargerKw * hoursADay(charging.plugged) : Infinity,
});

function checkCheapHours({ tariff: { cheap } }: Setup): FieldError | undefined {
  if (!cheap || cheap.hours.from !== cheap.hours.until) return undefined;
  const message =
    'The cheap hours must end at another hour than they begin; for one price all day leave them out';
  return { field: 'cheapUntil', message };
}
