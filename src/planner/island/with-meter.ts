import type { PlannerEntries } from '../form/entries.ts';
import type { Meter } from '../meter/meter-year.ts';

/** A year's use of the household is that of its meter, in whole kWh as the form has it. */
export const withMeter = (entries: PlannerEntries, meter?: Meter): PlannerEntries =>
  meter ? { ...entries, householdKwh: String(Math.round(meter.yearKwh)) } : entries;
