import { fence, flowers, sheep } from '../land.ts';
import { charger, heatPump } from '../built/equipment.ts';
import { croft } from '../built/houses.ts';
import { turbine } from '../built/turbine.ts';
import { car } from '../built/vehicles.ts';
import { ground, polygon, rect, stroke, along } from '../svg.ts';
import { W, H, shore, small } from './backdrop.ts';

/** Services that make, move or keep energy. */
export const ENERGY: Record<string, () => string> = {
  'service-micro-turbines.svg': () =>
    small(
      shore(360) +
        turbine(500, 410, 270) +
        turbine(640, 400, 180, { quick: true }) +
        croft(220, 436, 0.9, { smoke: true }) +
        fence([360, 470], [790, 456], 8) +
        flowers(0, 440, W, 110, 70) +
        sheep(420, 500),
    ),
  'service-solar.svg': () =>
    small(
      shore(330, [150, 100]) +
        croft(420, 470, 2, { panels: true }) +
        sheep(130, 510, 1.2) +
        sheep(700, 520, 1) +
        flowers(0, 470, W, 84, 50),
    ),
  'service-ev-chargers.svg': () =>
    small(
      shore(300) +
        rect(0, 150, 190, 300, 'wall') +
        polygon(along('0,90 214,150 0,150'), 'roof') +
        rect(60, 220, 70, 84, 'glass') +
        ground(along('0,440 800,430'), H, 'road') +
        charger(250, 450, 1.1) +
        stroke('M250 352q60 160 150 68', 'ink', 7) +
        car(510, 490, 1.6) +
        stroke('M0 520h800', 'wall', 4),
    ),
  'service-heat-pumps.svg': () =>
    small(
      shore(320, [700, 90]) +
        rect(60, 130, 420, 330, 'wall') +
        polygon(along('30,140 270,30 510,140'), 'roof') +
        rect(130, 190, 80, 100, 'glass') +
        rect(300, 190, 80, 100, 'glass') +
        stroke('M170 190v100M340 190v100', 'wall', 3) +
        ground(along('0,462 800,452'), H, 'turf') +
        rect(420, 452, 300, 20, 'rock', 4) +
        heatPump(570, 454, 1.35) +
        flowers(0, 490, W, 60, 40) +
        sheep(120, 540, 1),
    ),
};
