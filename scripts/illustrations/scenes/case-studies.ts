import { beach, cloud, fence, flowers, sheep, sky } from '../land.ts';
import { heatPump } from '../built/equipment.ts';
import { flats, foot, sash } from '../built/houses.ts';
import { panelRow, panels } from '../built/panels.ts';
import { turbine } from '../built/turbine.ts';
import { along, ground, path, polygon, rect, stroke } from '../svg.ts';
import { H, W, shore, small } from './backdrop.ts';

/** The four case studies. */
export const CASE_STUDIES: Record<string, () => string> = {
  'case-claddach-kirkibost.svg': () =>
    small(
      shore(370, [130, 110], { weather: 'overcast' }) +
        turbine(610, 426, 270) +
        rect(130, 350, 350, 104, 'wall') +
        polygon(along('116,354 138,288 472,288 494,354'), 'roof') +
        rect(130, 354, 350, 8, 'shade') +
        rect(296, 374, 156, 60, 'glass') +
        stroke('M348 374v60M400 374v60', 'wall', 3) +
        rect(222, 376, 46, 78, 'door') +
        sash(152, 376, 44, 38) +
        foot(130, 454, 350) +
        flowers(500, 430, 290, 36, 34) +
        fence([520, 462], [800, 456], 5) +
        beach(along('0,478 260,492 520,484 800,496'), H) +
        ground(along('0,512 260,520 520,510 800,520'), H, 'shallow') +
        stroke('M60 540q20-5 40 0t40 0M320 534q24-5 48 0t48 0M600 544q20-5 40 0t40 0', 'foam', 2),
    ),
  'case-fudge-company.svg': () =>
    small(
      sky(W, H, [110, 110], { moon: false }) +
        cloud(660, 110, 0.7) +
        polygon(
          along(
            '0,330 90,210 150,250 250,130 310,190 380,110 470,220 540,150 640,260 720,220 800,320 800,560 0,560',
          ),
          'far',
        ) +
        polygon(along('0,380 160,300 340,360 520,290 800,380 800,560 0,560'), 'hill') +
        ground(along('0,430 400,416 800,436'), H, 'grass') +
        stroke('M535 166q-18 -30 6 -48t-2 -36', 'cloud', 12) +
        rect(520, 172, 30, 60, 'wall') +
        rect(516, 168, 38, 8, 'shade') +
        rect(230, 310, 360, 154, 'wall') +
        polygon(along('214,314 234,224 586,224 606,314'), 'roof') +
        panels(262, 236, 8, 3, 30, 22) +
        rect(230, 314, 360, 8, 'shade') +
        rect(266, 352, 118, 68, 'glass') +
        path('M258 336h134l10 26H248z', 'lichen') +
        stroke('M290 338l-6 22M325 338v22M360 338l6 22', 'wall', 6) +
        rect(416, 358, 52, 106, 'door') +
        rect(424, 368, 36, 34, 'glass') +
        sash(500, 356, 60, 58) +
        foot(230, 464, 360) +
        ground(along('0,474 800,462'), H, 'machair') +
        path('M416 466h52q10 50 60 94H372q40-44 44-94z', 'sand') +
        sheep(120, 508, 1.1) +
        fence([600, 486], [800, 476], 5) +
        flowers(0, 490, 350, 62, 34) +
        flowers(540, 490, 260, 62, 26),
    ),
  'case-solar-farm.svg': () =>
    small(
      shore(270, [640, 100], { moon: false }) +
        panelRow(330, 340, 360, 40) +
        panelRow(230, 414, 430, 54) +
        panelRow(100, 512, 520, 74) +
        sheep(90, 410, 0.8) +
        sheep(720, 486, 1) +
        sheep(724, 392, 0.7) +
        flowers(0, 516, W, 40, 60),
    ),
  'case-heat-pump-residential.svg': () =>
    small(
      shore(330, [110, 100]) +
        flats(340, 466) +
        ground(along('0,468 400,464 800,460'), H, 'turf') +
        rect(536, 460, 236, 12, 'rock', 4) +
        [0, 1].map((i) => heatPump(596 + i * 114, 464, 0.58)).join('') +
        stroke('M508 446h40', 'lichen', 6) +
        path('M260 560q30-54 62-94h36q-2 44 14 94z', 'road') +
        sheep(660, 530, 1) +
        flowers(0, 490, 240, 62, 26) +
        flowers(420, 500, 380, 50, 30),
    ),
};
