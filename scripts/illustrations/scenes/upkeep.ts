import { boulder, cloud, flowers, sea, sky } from '../land.ts';
import { ladder, scaffold } from '../built/equipment.ts';
import { turbine } from '../built/turbine.ts';
import { van, hoist } from '../built/vehicles.ts';
import { ground, path, polygon, rect, stroke, along } from '../svg.ts';
import { W, H, shore, small } from './backdrop.ts';

/** Services that keep things running. */
export const UPKEEP: Record<string, () => string> = {
  'service-maintenance.svg': () =>
    small(
      shore(370) +
        turbine(470, 480, 390, { still: true }) +
        ladder(380, 490, 330, 66) +
        path('M540 490v-40q0-8 8-8h84q8 0 8 8v40z', 'door') +
        stroke('M566 442v-16h48v16M540 462h100', 'ink', 5) +
        flowers(0, 470, W, 84, 60) +
        van(170, 500, 1.1),
    ),
  'service-repairs.svg': () =>
    small(
      sky(W, H, [660, 90]) +
        cloud(200, 150, 2, 'cloud-low') +
        cloud(480, 120, 2.2, 'cloud-low') +
        cloud(700, 190, 1.7, 'cloud-low') +
        stroke(
          'M120 190l-26 70M210 180l-26 70M320 190l-26 70M430 170l-26 70M610 200l-26 70M710 210l-26 70',
          'foam',
          3,
        ) +
        sea(310, W, 380) +
        ground(along('0,370 260,350 520,372 800,344'), H, 'moor') +
        turbine(540, 400, 260, { broken: true }) +
        ground(along('0,450 300,436 560,458 800,430'), H, 'machair') +
        path('M0 560q180-60 330-90l60 6q-120 40-190 84z', 'road') +
        van(270, 486, 0.8) +
        stroke('M612 476l50-20', 'metal', 9) +
        boulder(690, 500),
    ),
  'service-access-equipment-hire.svg': () =>
    small(
      shore(350, [120, 100]) +
        rect(440, 190, 270, 290, 'wall') +
        polygon(along('416,200 575,90 734,200'), 'roof') +
        rect(550, 250, 60, 80, 'glass') +
        scaffold(600, 490, 3) +
        ladder(470, 490, 260, 40) +
        hoist(270, 500) +
        flowers(0, 500, W, 56, 30),
    ),
};
