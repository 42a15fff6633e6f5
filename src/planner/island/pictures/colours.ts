import type { NodeName } from '../../answer/pictures/flows.ts';

/** The colour of each thing, the same in every picture, as fill and as line. */
export const FILLS: Readonly<Record<NodeName, string>> = {
  wind: 'fill-mark-wind',
  sun: 'fill-mark-sun',
  grid: 'fill-control',
  battery: 'fill-mark',
  house: 'fill-control',
  heat: 'fill-mark-heat',
  car: 'fill-mark',
  sold: 'fill-accent',
  curtailed: 'fill-hairline',
  lost: 'fill-hairline',
};

export const LINES: Readonly<Partial<Record<NodeName, string>>> = {
  wind: 'stroke-mark-wind',
  sun: 'stroke-mark-sun',
  grid: 'stroke-control',
  battery: 'stroke-mark',
};
