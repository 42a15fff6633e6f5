import { beach, flowers, sea, sheep, sky } from '../land.ts';
import { heatPump } from '../built/equipment.ts';
import { flats } from '../built/houses.ts';
import { panels, panelRow } from '../built/panels.ts';
import { turbine } from '../built/turbine.ts';
import { ground, path, polygon, rect, stroke, along } from '../svg.ts';
import { W, H, shore, small } from './backdrop.ts';

/** The four case studies. */
export const CASE_STUDIES: Record<string, () => string> = {
  'case-claddach-kirkibost.svg': () =>
    small(
      shore(380, [140, 110]) +
        turbine(590, 420, 320) +
        rect(140, 340, 330, 110, 'wall') +
        polygon(along('120,344 170,280 440,280 490,344'), 'roof') +
        rect(300, 370, 150, 60, 'glass') +
        stroke('M350 370v60M400 370v60', 'wall', 3) +
        rect(220, 372, 44, 78, 'door') +
        rect(160, 370, 40, 36, 'glass') +
        beach(along('0,470 260,486 520,478 800,492'), 520) +
        sea(500, W, H) +
        flowers(470, 420, 320, 44, 30),
    ),
  'case-fudge-company.svg': () =>
    small(
      sky(W, H, [150, 100]) +
        polygon(
          along(
            '0,330 90,210 150,250 250,130 310,190 380,110 470,220 540,150 640,260 720,220 800,320 800,560 0,560',
          ),
          'far',
        ) +
        polygon(along('0,380 160,300 340,360 520,290 800,380 800,560 0,560'), 'hill') +
        ground(along('0,430 400,416 800,436'), H, 'grass') +
        rect(230, 300, 360, 160, 'wall') +
        polygon(along('206,304 260,220 560,220 614,304'), 'roof') +
        panels(282, 230, 8, 3, 32, 22) +
        rect(520, 160, 30, 70, 'shade') +
        stroke('M535 150q-18 -30 6 -52t-4 -50', 'cloud', 14) +
        rect(270, 340, 110, 70, 'glass') +
        rect(420, 350, 50, 110, 'door') +
        rect(500, 340, 60, 60, 'glass') +
        path('M262 332h126l-10 26H272z', 'lichen') +
        ground(along('0,470 800,456'), H, 'machair') +
        [0, 1, 2]
          .map((i) =>
            rect(640 + i * 34, 440 - (i % 2) * 6, 28, 28, i === 1 ? 'yellow' : 'lichen', 4),
          )
          .join('') +
        flowers(0, 480, W, 76, 40),
    ),
  'case-solar-farm.svg': () =>
    small(
      shore(270, [620, 90]) +
        panelRow(330, 330, 360, 40) +
        panelRow(230, 404, 430, 54) +
        panelRow(100, 500, 520, 74) +
        sheep(80, 400, 0.8) +
        sheep(720, 470, 1) +
        sheep(690, 380, 0.7) +
        flowers(0, 500, W, 56, 40),
    ),
  'case-heat-pump-residential.svg': () =>
    small(
      shore(330, [120, 90]) +
        flats(380, 460) +
        ground(along('0,462 800,456'), H, 'turf') +
        [0, 1].map((i) => heatPump(620 + i * 110, 470, 0.55)).join('') +
        stroke('M560 400v70M580 400v70', 'lichen', 5) +
        path('M300 560q30-60 62-98h36q-4 40 12 98z', 'road') +
        flowers(0, 490, 280, 60, 24),
    ),
};
