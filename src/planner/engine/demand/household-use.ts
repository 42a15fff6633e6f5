/** How the use of appliances and lights grows with occupants: SAP 2012, Appendix L. */
const PEOPLE_EXPONENT = 0.4714;

/** Scales the electricity of a household from a usual number of people to another; in the unit of `usualUse`. */
export const useOf = (people: number, usualPeople: number, usualUse: number): number =>
  usualUse * (people / usualPeople) ** PEOPLE_EXPONENT;
