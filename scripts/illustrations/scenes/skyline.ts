import { fence, marram, sheep } from '../land.ts';
import { lighthouse } from '../built/sea-marks.ts';
import { turbine } from '../built/turbine.ts';
import { along, drawing, ground, group, path } from '../svg.ts';

/** A croft house against the light. */
const house = (x: number, y: number, scale: number) =>
  group(x, y, scale, path('M0 0v-13l7-10v-6h5v6h18v-6h5v6l7 10v13z', 'ink'));

/**
 * The land as an outline, a mask for a colour of the page. Its ends meet, so that it can be
 * repeated on wide screens.
 */
export const SKYLINE: Record<string, () => string> = {
  'skyline.svg': () =>
    drawing(
      1600,
      100,
      ground(
        along('0,86 150,72 330,82 520,90 760,84 960,66 1130,62 1300,78 1460,88 1600,86'),
        100,
        'ink',
      ) +
        lighthouse(170, 76, 0.42) +
        house(400, 92, 1.1) +
        house(1270, 82, 1.4) +
        turbine(1010, 66, 44) +
        turbine(1100, 64, 56) +
        fence([470, 92], [690, 88], 12) +
        sheep(820, 84, 0.5) +
        sheep(860, 79, 0.4) +
        sheep(1430, 88, 0.42) +
        marram(60, 84, 0.5) +
        marram(740, 88, 0.5),
    ),
};
