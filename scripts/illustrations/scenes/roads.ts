import { aurora, boulder, cloud, fence, flowers, hills, sea, sheep, sky } from '../land.ts';
import { turbine } from '../built/turbine.ts';
import { van } from '../built/vehicles.ts';
import { along, ground, group, path, polygon, stroke } from '../svg.ts';
import { H, W, shore, small } from './backdrop.ts';

/** A passing place's sign, a diamond on a pole; its foot stands at `x`, `y`. */
const passingPlace = (x: number, y: number, scale: number) =>
  group(
    x,
    y,
    scale,
    stroke('M0 0v-150', 'steel', 8) +
      polygon(along('0,-236 56,-180 0,-124 -56,-180'), 'wall') +
      stroke('M0 -230L50 -180L0 -130L-50 -180z', 'ink', 4) +
      stroke('M-16 -154v-48h20a13 13 0 0 1 0 26h-20', 'ink', 9),
  );

/** Pictures of single-track roads, and the one that stands in for a lost picture. */
export const ROADS: Record<string, () => string> = {
  'about-story.svg': () =>
    small(
      shore(300, [150, 110], { weather: 'squall' }) +
        turbine(560, 352, 210) +
        turbine(690, 344, 150) +
        ground(along('0,410 300,358 560,388 800,346'), H, 'grass') +
        path('M556 420q50-36 110-38t134-28v10q-60 24-124 28t-66 28z', 'road') +
        ground(along('0,440 300,400 560,420 800,396'), H, 'machair') +
        path('M-10 560q160-90 330-112t250-34l42 4q-132 38-242 66t-140 76z', 'road') +
        fence([40, 424], [300, 410], 6) +
        van(250, 508, 1.2) +
        passingPlace(628, 482, 0.62) +
        sheep(730, 486, 1.1) +
        flowers(430, 490, 370, 62, 60),
    ),
  'not-found.svg': () =>
    small(
      sky(W, H, [140, 110]) +
        aurora(W, H) +
        cloud(590, 120, 0.9) +
        hills(206, W, 80) +
        sea(205, W, 300, 140) +
        ground(along('0,262 220,246 440,262 640,248 800,262'), H, 'sand') +
        ground(along('0,272 220,256 440,272 640,258 800,272'), H, 'grass') +
        path('M452 356q50-24 40-46t-4-42h5q0 20 10 40t-22 48z', 'road') +
        ground(along('0,372 220,352 480,346 800,326'), H, 'machair') +
        path(
          'M150 560C270 500 470 470 456 412C450 384 440 366 450 345l28-2C476 372 500 384 512 412C536 464 500 500 500 560z',
          'road',
        ) +
        path('M514 424q86 2 96 34t-96 36z', 'road') +
        passingPlace(640, 474, 1) +
        fence([0, 420], [230, 398], 6) +
        sheep(350, 526, 1.6) +
        sheep(480, 446, 1) +
        sheep(120, 470, 0.9) +
        flowers(0, 424, 250, 130, 44) +
        flowers(630, 480, 170, 76, 34),
    ),
  'fallback.svg': () =>
    small(
      shore(360, [150, 120], { weather: 'evening' }) +
        turbine(560, 430, 240) +
        boulder(220, 484, 1.6) +
        sheep(390, 500, 1) +
        flowers(0, 450, W, 104, 100),
    ),
};
