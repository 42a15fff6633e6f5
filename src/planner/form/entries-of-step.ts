import type { Plan } from '../engine/plan.ts';
import type { PlannerEntries } from './entries.ts';

/** What has to stand in the form for the planned setup of a step to be the plan. */
export function entriesOfStep({ present, planned }: Plan): PlannerEntries {
  const { turbine, battery, heating, tariff, charging } = planned;
  const added = planned.roofs.slice(present.roofs.length);
  const [roof, other] = added;
  return {
    panels: String(added.reduce((sum, { kw }) => sum + kw, 0)),
    ...(roof && { facing: other ? 'both' : String(roof.directionDegrees) }),
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
