import type { Plan, Setup } from '../plan.ts';
import type { PlannerEntries } from './entries.ts';

/** What has to stand in the form for the planned setup of a step to be the plan. */
export function entriesOfStep({ present, planned }: Plan): PlannerEntries {
  const { turbine, battery, heating, tariff, charging } = planned;
  const kw = kwOf(planned) - kwOf(present);
  const direction = planned.roofs.at(-1)?.directionDegrees;
  return {
    panels: String(kw),
    ...(kw > 0 && { facing: String(direction) }),
    turbine: turbine?.machine ?? 'none',
    battery: String(battery?.sizeKwh ?? 0),
    warmth: heating.kind === 'heat-pump' ? heating.emitters : 'keep',
    rates: tariff.cheap && !present.tariff.cheap ? 'two' : 'keep',
    ...(charging
      ? {
          car: charging.mode,
          chargerKw: String(charging.chargerKw),
          pluggedFrom: String(charging.plugged.from),
          pluggedUntil: String(charging.plugged.until),
        }
      : { car: 'none' }),
  };
}

const kwOf = ({ roofs }: Setup) => roofs.reduce((sum, { kw }) => sum + kw, 0);
