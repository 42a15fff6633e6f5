import {
  aurora,
  beach,
  bird,
  boulder,
  breakers,
  cloud,
  fence,
  flowers,
  hills,
  marram,
  sea,
  sheep,
  sky,
  squall,
} from '../land.ts';
import { croft, foot, sash } from '../built/houses.ts';
import { panels } from '../built/panels.ts';
import { ferry, pier } from '../built/sea-marks.ts';
import { turbine } from '../built/turbine.ts';
import { along, ground, path, polygon, rect } from '../svg.ts';
import { H, W, small } from './backdrop.ts';

/** A dormer in a roof, its foot in the middle at `x`, `y`. */
const dormer = (x: number, y: number) =>
  rect(x - 22, y - 36, 44, 36, 'wall') +
  polygon(along(`${x - 28},${y - 34} ${x},${y - 58} ${x + 28},${y - 34}`), 'roof') +
  sash(x - 12, y - 30, 24, 24);

/** The two holiday houses. */
export const HOUSES: Record<string, () => string> = {
  'property-benderloch.svg': () =>
    small(
      sky(W, H, [110, 110], { moon: false }) +
        cloud(560, 90, 0.8) +
        hills(238, W, 96, 'hill') +
        sea(236, W, 520, 110, { moon: false }) +
        pier(0, 344, 130) +
        ferry(176, 320, 0.75) +
        ground(along('120,470 240,410 380,372 560,352 800,356'), H, 'grass') +
        turbine(742, 392, 190) +
        rect(348, 166, 28, 60, 'wall') +
        rect(614, 166, 28, 60, 'wall') +
        rect(344, 162, 36, 8, 'shade') +
        rect(610, 162, 36, 8, 'shade') +
        polygon(along('316,276 336,196 654,196 674,276'), 'roof') +
        dormer(400, 268) +
        dormer(590, 268) +
        panels(440, 210, 4, 2, 28, 26) +
        rect(330, 272, 330, 152, 'wall') +
        rect(330, 272, 330, 8, 'shade') +
        [0, 1, 2, 3, 4, 5].map((i) => sash(348 + i * 53, 290, 30, 36)).join('') +
        [0, 1, 4, 5].map((i) => sash(348 + i * 53, 358, 30, 42)).join('') +
        rect(468, 348, 54, 76, 'wall') +
        rect(476, 356, 38, 68, 'door') +
        rect(476, 356, 38, 14, 'glass') +
        polygon(along('458,354 495,338 532,354'), 'roof') +
        foot(330, 424, 330) +
        ground(along('0,492 140,462 300,442 500,430 800,446'), H, 'machair') +
        path('M410 560q30-80 62-132h46q2 60 40 132z', 'sand') +
        boulder(110, 520) +
        sheep(690, 506, 1) +
        flowers(0, 484, 390, 72, 44) +
        flowers(570, 470, 230, 84, 34),
    ),
  'property-uta.svg': () =>
    small(
      sky(W, H, [120, 180], { moon: false }) +
        aurora(W, H) +
        sea(270, W, 390, 120, { moon: false }) +
        squall(690, 150, 0.8, 120) +
        breakers(0, 330, 520) +
        beach(along('0,366 260,350 560,362 800,346'), H) +
        ground(along('0,408 240,382 520,396 800,374'), H, 'grass') +
        ground(along('0,428 260,412 540,430 800,412'), H, 'bloom') +
        croft(310, 450, 1.25, { panels: true, smoke: true }) +
        ground(along('0,460 300,446 560,464 800,444'), H, 'machair') +
        flowers(0, 464, W, 92, 170) +
        fence([480, 462], [800, 450], 6) +
        marram(80, 556, 1.6) +
        marram(720, 556, 1.4) +
        bird(300, 110) +
        bird(350, 136, 0.7),
    ),
};
