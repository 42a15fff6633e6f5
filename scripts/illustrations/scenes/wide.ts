import {
  aurora,
  beach,
  bird,
  breakers,
  cloud,
  fence,
  flowers,
  hills,
  marram,
  sea,
  sheep,
  squall,
  stars,
  sun,
} from '../land.ts';
import { croft } from '../built/houses.ts';
import { ferry, lighthouse } from '../built/sea-marks.ts';
import { rotor, turbine } from '../built/turbine.ts';
import { along, drawing, ground, group, path, rect, stroke } from '../svg.ts';

/** A saltire, 44 by 28. */
const flag = rect(0, 0, 44, 28, 'deep') + stroke('M4 3L40 25M40 3L4 25', 'wall', 5);

const tufts =
  marram(120, 508, 1.1) + marram(470, 510, 0.9) + marram(1130, 508, 0.8) + marram(1470, 508, 1.2);

/** Home's landscape, still or without what the wind moves in it. */
const hero = (still: boolean) =>
  drawing(
    1600,
    520,
    stars(1600, 520, 3) +
      aurora(1600, 520) +
      sun([1010, 190], 40, { moon: false }) +
      (still ? cloud(1040, 84, 0.9) + cloud(1440, 96, 0.9) : '') +
      hills(297, 1600, 78) +
      squall(640, 252, 0.62, 46) +
      sea(296, 1600, 424, 1010, { moon: false }) +
      breakers(470, 350, 420) +
      ferry(400, 344, 0.5) +
      lighthouse(86, 318, 0.7) +
      path('M0 330q60 -24 150 -6q50 10 90 26q-60 10-240 4z', 'rock') +
      beach(along('360,424 560,398 800,376 1080,366 1360,370 1600,352'), 520) +
      ground(
        along('0,374 160,368 340,402 520,432 760,426 1000,406 1240,392 1430,398 1600,378'),
        520,
        'grass',
      ) +
      turbine(1200, 400, 250, { bare: !still }) +
      turbine(1372, 404, 165, { bare: !still }) +
      ground(along('0,424 240,412 520,450 820,440 1120,432 1400,442 1600,420'), 520, 'bloom') +
      croft(900, 448, 0.66, { panels: true, smoke: true }) +
      ground(along('0,436 240,426 520,466 820,452 1120,444 1400,456 1600,434'), 520, 'machair') +
      fence([1070, 468], [1560, 460], 10) +
      sheep(640, 484, 0.8) +
      sheep(716, 474, 0.62) +
      sheep(1296, 484, 0.7) +
      flowers(0, 452, 1600, 60, 170) +
      ground(along('0,506 400,494 800,508 1200,496 1600,508'), 520, 'turf') +
      stroke('M1010 456v-76', 'roof', 4) +
      (still ? group(1012, 382, 1, flag) + tufts : '') +
      bird(1284, 226) +
      bird(1318, 246, 0.7),
  );

/** The two wide landscapes: Home and micro-turbines. The page's own sky shows through them. */
export const WIDE: Record<string, () => string> = {
  'hero.svg': () => hero(true),
  'hero-land.svg': () => hero(false),
  'hero-rotor.svg': () => drawing(210, 210, group(105, 105, 1, rotor(105, 0))),
  'hero-flag.svg': () => drawing(44, 28, flag),
  'hero-marram.svg': () => drawing(80, 60, marram(28, 58, 1)),
  'hero-cloud.svg': () => drawing(300, 125, cloud(156, 98, 1)),
  'landscape-micro-turbines.svg': () =>
    drawing(
      1600,
      480,
      stars(1600, 480, 5) +
        aurora(1600, 480) +
        sun([330, 150], 38) +
        cloud(800, 120, 1.2) +
        hills(257, 1600, 72) +
        sea(256, 1600, 392, 330) +
        ground(along('0,338 260,326 520,362 800,380 1060,346 1320,306 1600,290'), 480, 'sand') +
        ground(along('0,346 260,334 520,368 800,384 1060,352 1320,312 1600,296'), 480, 'moor') +
        ground(along('0,384 300,376 600,400 900,388 1200,350 1600,330'), 480, 'grass') +
        turbine(1040, 374, 190) +
        turbine(1240, 350, 240) +
        turbine(1450, 342, 200) +
        turbine(640, 402, 150) +
        croft(440, 412, 0.58, { smoke: true }) +
        ground(along('0,424 400,402 800,430 1200,394 1600,376'), 480, 'bloom') +
        ground(along('0,436 400,414 800,442 1200,408 1600,390'), 480, 'machair') +
        fence([60, 442], [380, 428], 7) +
        sheep(900, 446, 0.8) +
        sheep(980, 440, 0.7) +
        flowers(0, 434, 1600, 44, 130) +
        marram(210, 476, 1.1) +
        marram(1380, 462, 1.1) +
        bird(560, 130, 0.9) +
        bird(612, 152, 0.6),
    ),
};
