import { fence, flowers, marram, sheep } from '../land.ts';
import { charger, heatPump } from '../built/equipment.ts';
import { croft, foot, sash } from '../built/houses.ts';
import { turbine } from '../built/turbine.ts';
import { car } from '../built/vehicles.ts';
import { along, ground, polygon, rect, stroke } from '../svg.ts';
import { H, W, shore, small } from './backdrop.ts';

/** Services that make, move or keep energy. */
export const ENERGY: Record<string, () => string> = {
  'service-micro-turbines.svg': () =>
    small(
      shore(360, [130, 120]) +
        turbine(470, 420, 270) +
        turbine(650, 412, 190, { quick: true }) +
        croft(230, 446, 0.9, { smoke: true }) +
        fence([360, 478], [800, 464], 8) +
        flowers(0, 450, W, 104, 90) +
        sheep(430, 508),
    ),
  'service-solar.svg': () =>
    small(
      shore(330, [130, 100]) +
        croft(420, 474, 2.1, { panels: true }) +
        sheep(110, 516, 1.2) +
        sheep(716, 524, 1) +
        flowers(0, 480, W, 76, 70),
    ),
  'service-ev-chargers.svg': () =>
    small(
      shore(300, [690, 100]) +
        rect(0, 60, 232, 392, 'wall') +
        polygon(along('0,0 262,0 262,44 248,66 0,66'), 'roof') +
        rect(0, 66, 232, 12, 'shade') +
        sash(52, 150, 92, 116) +
        ground(along('0,446 260,440 800,430'), H, 'road') +
        foot(0, 448, 232) +
        charger(190, 420, 1.1) +
        stroke('M190 326q10 150 150 96', 'ink', 6) +
        car(520, 494, 1.6) +
        stroke('M30 530h90M190 530h90M350 530h90M510 530h90M670 530h90', 'wall', 4),
    ),
  'service-heat-pumps.svg': () =>
    small(
      shore(330, [690, 100]) +
        turbine(720, 386, 120) +
        rect(0, 40, 560, 420, 'wall') +
        polygon(along('0,0 590,0 590,30 574,52 0,52'), 'roof') +
        rect(0, 52, 560, 14, 'shade') +
        stroke('M548 56v396', 'steel', 7) +
        sash(70, 140, 150, 176) +
        ground(along('0,470 400,460 800,452'), H, 'turf') +
        rect(266, 448, 250, 18, 'rock', 4) +
        heatPump(390, 450, 1.15) +
        sheep(690, 508, 1.1) +
        flowers(20, 486, 200, 56, 26) +
        flowers(240, 500, 540, 50, 40) +
        marram(600, 556, 1.1),
    ),
};
