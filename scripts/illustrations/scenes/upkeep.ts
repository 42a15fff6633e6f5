import { boulder, cloud, flowers, sea, sheep, sky } from '../land.ts';
import { ladder, scaffold } from '../built/equipment.ts';
import { foot, sash } from '../built/houses.ts';
import { worker } from '../built/people.ts';
import { turbine } from '../built/turbine.ts';
import { hoist, van } from '../built/vehicles.ts';
import { along, circle, ground, path, polygon, rect, stroke } from '../svg.ts';
import { H, W, shore, small } from './backdrop.ts';

/** Services that keep things running. */
export const UPKEEP: Record<string, () => string> = {
  'service-maintenance.svg': () =>
    small(
      shore(350, [650, 110], { weather: 'evening' }) +
        van(690, 470, 0.85) +
        stroke('M372 492L398 404L424 492M380 466h36', 'roof', 6) +
        `<g transform="translate(170 446) rotate(80)">${turbine(0, 0, 270)}</g>` +
        rect(134, 438, 72, 34, 'rock', 4) +
        circle(170, 438, 8, 'ink') +
        worker(500, 504, 1.1, { hands: [-52, -96], leans: -8 }) +
        worker(268, 500, 1.05, { hands: [20, -74], leans: 6 }) +
        path('M318 528v-32q0-8 8-8h64q8 0 8 8v32z', 'red') +
        stroke('M338 488v-14h40v14M318 504h80', 'ink', 5) +
        sheep(60, 516, 0.9) +
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
      shore(350, [110, 110], { weather: 'squall' }) +
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
