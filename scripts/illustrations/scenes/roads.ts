import { boulder, flowers, sheep } from '../land.ts';
import { turbine } from '../built/turbine.ts';
import { van } from '../built/vehicles.ts';
import { ellipse, ground, group, path, polygon, rect, stroke, along } from '../svg.ts';
import { W, H, shore, small } from './backdrop.ts';

/** Pictures of single-track roads, and the one that stands in for a lost picture. */
export const ROADS: Record<string, () => string> = {
  'about-story.svg': () =>
    small(
      shore(300) +
        turbine(600, 320, 170) +
        ground(along('0,400 300,350 560,380 800,340'), H, 'grass') +
        path('M-10 540q220-60 330-110t120-70l30 4q-60 50-120 96t-60 100z', 'road') +
        polygon(along('640,400 646,330 652,400'), 'steel') +
        rect(620, 300, 52, 52, 'wall') +
        stroke('M634 340v-26h14a8 8 0 0 1 0 16h-14', 'ink', 5) +
        van(250, 500, 1.2) +
        sheep(560, 470) +
        flowers(420, 430, 380, 120, 60),
    ),
  'not-found.svg': () =>
    small(
      shore(260, [140, 100]) +
        ground(along('0,380 800,330'), H, 'machair') +
        path('M250 560q60-120 150-170t60-120l24 2q10 60-40 130t60 158z', 'road') +
        path('M420 440q90-10 120 40q-10 40-70 50z', 'road') +
        stroke('M620 470v-150', 'steel', 8) +
        group(
          620,
          290,
          1,
          polygon(along('0,-56 56,0 0,56 -56,0'), 'wall') +
            stroke('M0 -50L50 0L0 50L-50 0z', 'ink', 4) +
            stroke('M-18 26v-48h20a13 13 0 0 1 0 26h-20', 'ink', 9),
        ) +
        sheep(380, 500, 1.6) +
        sheep(470, 436, 1.1) +
        flowers(0, 420, 240, 130, 40) +
        flowers(640, 420, 160, 130, 30),
    ),
  'fallback.svg': () =>
    small(
      shore(360) +
        turbine(560, 420, 230) +
        boulder(220, 470, 1.6) +
        flowers(0, 430, W, 124, 80) +
        ellipse(300, 520, 0, 0, 'turf'),
    ),
};
