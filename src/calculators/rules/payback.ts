/** Years until a cost is paid back; 0 when nothing is saved. @param savings £ a year */
export const paybackOf = (cost: number, savings: number): number =>
  savings > 0 ? cost / savings : 0;
