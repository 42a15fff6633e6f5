import { beach, bird, boulder, cloud, fence, flowers, marram, sea, sky } from '../land.ts';
import { croft } from '../built/houses.ts';
import { panels } from '../built/panels.ts';
import { ferry, pier } from '../built/sea-marks.ts';
import { turbine } from '../built/turbine.ts';
import { ground, path, polygon, rect, along } from '../svg.ts';
import { W, H, small } from './backdrop.ts';

/** The two holiday houses. */
export const HOUSES: Record<string, () => string> = {
  'property-benderloch.svg': () =>
    small(
      sky(W, H, [120, 90]) +
        cloud(520, 100, 1) +
        ground(along('0,230 160,150 320,220 470,170 640,236 800,200'), H, 'hill') +
        sea(236, W, 420) +
        ferry(170, 310, 0.8) +
        pier(0, 330, 120) +
        ground(along('180,420 360,360 560,344 800,350'), H, 'grass') +
        turbine(740, 380, 190) +
        rect(330, 270, 330, 150, 'wall') +
        polygon(along('306,274 360,190 630,190 684,274'), 'roof') +
        rect(350, 160, 26, 60, 'shade') +
        rect(612, 160, 26, 60, 'shade') +
        panels(470, 204, 4, 2, 28, 24) +
        [0, 1, 2, 3, 4, 5].map((i) => rect(350 + i * 52, 292, 28, 34, 'glass')).join('') +
        [0, 1, 3, 4, 5].map((i) => rect(350 + i * 52, 356, 28, 40, 'glass')).join('') +
        rect(452, 352, 34, 68, 'door') +
        polygon(along('392,230 414,200 436,230'), 'wall') +
        rect(404, 214, 20, 20, 'glass') +
        ground(along('0,470 240,440 500,428 800,444'), H, 'machair') +
        path('M430 560q10-80 36-130h20q-4 60 40 130z', 'sand') +
        boulder(120, 500) +
        flowers(0, 470, W, 84, 60),
    ),
  'property-uta.svg': () =>
    small(
      sky(W, H, [600, 220]) +
        cloud(220, 130, 1.1) +
        sea(270, W, 380) +
        beach(along('0,362 260,348 560,358 800,344'), H) +
        ground(along('0,400 240,374 520,388 800,368'), H, 'grass') +
        croft(330, 440, 1.15, { panels: true, smoke: true }) +
        ground(along('0,452 300,438 560,456 800,436'), H, 'machair') +
        flowers(0, 452, W, 100, 150) +
        fence([500, 452], [800, 442], 6) +
        marram(80, 552, 1.6) +
        marram(720, 552, 1.4) +
        bird(520, 120) +
        bird(570, 146, 0.7),
    ),
};
