import { boulder, cloud, flowers, sea, sheep, sky } from '../land.ts';
import { ladder, scaffold } from '../built/equipment.ts';
import { foot, sash } from '../built/houses.ts';
import { turbine } from '../built/turbine.ts';
import { hoist, van } from '../built/vehicles.ts';
import { along, ground, path, polygon, rect, stroke } from '../svg.ts';
import { H, W, shore, small } from './backdrop.ts';

/** Services that keep things running. */
export const UPKEEP: Record<string, () => string> = {
  'service-maintenance.svg': () =>
    small(
      shore(370, [650, 110]) +
        turbine(480, 478, 300) +
        ladder(424, 486, 230, 44) +
        van(190, 506, 1.1) +
        path('M560 496v-40q0-8 8-8h84q8 0 8 8v40z', 'red') +
        stroke('M586 448v-16h48v16M560 468h100', 'ink', 5) +
        sheep(730, 486, 0.9) +
        flowers(0, 490, W, 66, 80),
    ),
  'service-repairs.svg': () =>
    small(
      sky(W, H, [660, 90]) +
        cloud(190, 170, 1.5, 'cloud-low') +
        cloud(690, 210, 1.3, 'cloud-low') +
        cloud(450, 150, 1.7, 'cloud-low') +
        stroke(
          'M120 200l-26 70M210 196l-26 70M320 200l-26 70M400 180l-26 70M620 236l-26 70M710 236l-26 70',
          'foam',
          3,
        ) +
        sea(310, W, 384) +
        ground(along('0,370 260,350 520,372 800,344'), H, 'moor') +
        turbine(540, 410, 230, { broken: true }) +
        ground(along('0,440 300,426 560,448 800,420'), H, 'bloom') +
        ground(along('0,452 300,438 560,460 800,432'), H, 'machair') +
        path('M0 560q180-60 330-90l60 6q-120 40-190 84z', 'road') +
        van(270, 490, 0.8) +
        path('M596 486q40-26 92-36q-30 28-86 44z', 'metal') +
        boulder(720, 516) +
        flowers(420, 486, 380, 66, 34),
    ),
  'service-access-equipment-hire.svg': () =>
    small(
      shore(350, [110, 110]) +
        rect(450, 200, 250, 286, 'wall') +
        polygon(along('450,202 575,96 700,202'), 'wall') +
        polygon(along('430,214 575,84 720,214 706,222 575,106 444,222'), 'roof') +
        sash(548, 160, 54, 64) +
        sash(536, 340, 78, 84) +
        foot(450, 486, 250) +
        scaffold(640, 492, 4) +
        ladder(458, 494, 250, 58) +
        hoist(250, 506) +
        flowers(0, 506, W, 50, 50),
    ),
};
