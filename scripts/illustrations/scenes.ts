import { CASE_STUDIES } from './scenes/case-studies.ts';
import { ENERGY } from './scenes/energy.ts';
import { HOUSES } from './scenes/houses.ts';
import { INDOORS } from './scenes/indoors.ts';
import { ROADS } from './scenes/roads.ts';
import { SKYLINE } from './scenes/skyline.ts';
import { UPKEEP } from './scenes/upkeep.ts';
import { WIDE } from './scenes/wide.ts';

/** Every picture by file name. */
export const SCENES: Record<string, () => string> = {
  ...WIDE,
  ...ENERGY,
  ...INDOORS,
  ...UPKEEP,
  ...CASE_STUDIES,
  ...HOUSES,
  ...ROADS,
  ...SKYLINE,
};
