/** Who lives in a house and how, for whom has no bill to hand. */
export interface Habits {
  people: number;
  floorM2: number;
  cooking: 'electric' | 'other';
}

/**
 * Electricity of a year without heating, hot water and car, kWh: SAP 2012, Appendix L, for appliances, lights (all of
 * low energy) and cooking, whose heat is taken as its electricity.
 */
export function estimateHouseholdUse({ people, floorM2, cooking }: Habits): number {
  const size = (floorM2 * people) ** 0.4714;
  const appliances = 207.8 * size;
  const lights = 59.73 * size * 0.5;
  const cookingKwh = cooking === 'electric' ? (35 + 7 * people) * 8.76 : 0;
  return appliances + lights + cookingKwh;
}
