import { battery } from '../built/equipment.ts';
import { circle, ground, group, path, rect, stroke, along } from '../svg.ts';
import { W, H, small } from './backdrop.ts';

/** Services seen from inside. */
export const INDOORS: Record<string, () => string> = {
  'service-battery-storage.svg': () =>
    small(
      rect(0, 0, W, H, 'shade') +
        rect(0, 470, W, 90, 'rock') +
        rect(90, 80, 230, 230, 'wall') +
        group(
          104,
          94,
          1,
          rect(0, 0, 202, 202, 'sky-top') +
            ground(along('0,130 70,110 140,134 202,116'), 202, 'sea') +
            ground(along('0,164 100,150 202,168'), 202, 'grass') +
            stroke(
              'M30 20l-10 34M80 36l-10 34M130 14l-10 34M176 50l-10 34M60 90l-8 28M150 84l-8 28',
              'foam',
              3,
            ),
        ) +
        stroke('M205 94v202M104 195h202', 'wall', 8) +
        battery(520, 470, 4) +
        stroke('M520 222v-80q0-20-20-20h-130', 'roof', 6) +
        stroke('M690 250v60M690 310h-30M690 310h30', 'door', 7) +
        path('M664 312q-6 60 4 84h44q10-24 4-84z', 'yellow') +
        path(
          'M120 470v-70q0-10 8-10h26v56q22 2 26 24zM196 470v-70q0-10 8-10h26v56q22 2 26 24z',
          'turf',
        ),
    ),
  'service-electrical.svg': () =>
    small(
      rect(0, 0, W, H, 'shade') +
        rect(0, 480, W, 80, 'rock') +
        stroke('M400 0v70', 'ink', 5) +
        path('M340 120q0-56 60-56t60 56z', 'door') +
        path('M330 122h140l90 220H240z', 'glow') +
        rect(250, 170, 300, 220, 'metal', 10) +
        rect(274, 196, 252, 70, 'roof', 6) +
        [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              rect(286 + i * 40, 208, 28, 46, 'metal', 4) +
              rect(294 + i * 40, i === 4 ? 230 : 214, 12, 16, i === 4 ? 'red' : 'ink', 2),
          )
          .join('') +
        circle(330, 326, 34, 'wall') +
        stroke('M330 326l14-20M304 326h6M350 326h6M330 300v6', 'ink', 4) +
        stroke('M400 310h110M400 334h110M400 358h70', 'steel', 6) +
        stroke('M300 170V60H120V0M500 170V60h180V0M340 390v90M400 390v90M460 390v90', 'roof', 8) +
        rect(600, 420, 130, 60, 'lichen', 6) +
        stroke('M636 420v-18h58v18', 'ink', 6),
    ),
};
