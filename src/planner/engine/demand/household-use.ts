/** How appliances and lights grow with the people in a house: SAP 2012, Appendix L. */
const PEOPLE_EXPONENT = 0.4714;

/** Electricity of a household of so many people, where that of a usual number is known; in the unit of `usualUse`. */
export const useOf = (people: number, usualPeople: number, usualUse: number): number =>
  usualUse * (people / usualPeople) ** PEOPLE_EXPONENT;
