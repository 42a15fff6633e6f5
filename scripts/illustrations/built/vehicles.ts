import { circle, group, path, rect, stroke } from '../svg.ts';

export const car = (x: number, y: number, scale = 1, c = 'lichen') =>
  group(
    x,
    y,
    scale,
    path('M-120 -22c0-26 10-34 34-38l28-32q6-8 18-8h58q12 0 20 8l30 30c32 4 46 10 48 40z', c) +
      path('M-44 -62l22-26q4-4 10-4h20v30zM16 -92h26q8 0 12 4l24 26H16z', 'pane') +
      rect(-122, -26, 240, 12, 'ink', 6) +
      [-70, 68].map((at) => circle(at, -14, 22, 'ink') + circle(at, -14, 9, 'steel')).join(''),
  );

export const van = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    path('M-110 -20v-84q0-10 10-10h120l50 4q10 2 16 12l24 44q6 8 6 18v16z', 'wall') +
      path('M52 -100h20q6 0 10 8l18 34H52z', 'pane') +
      rect(-110, -48, 226, 10, 'yellow') +
      stroke('M-96 -120H40M-80 -120v8M20 -120v8', 'roof', 4) +
      [-66, 70].map((at) => circle(at, -16, 20, 'ink') + circle(at, -16, 8, 'steel')).join(''),
  );

/** A cherry picker on tracks with its basket up. */
export const hoist = (x: number, y: number) =>
  group(
    x,
    y,
    1,
    rect(-90, -34, 180, 34, 'ink', 17) +
      [-62, -20, 22, 64].map((at) => circle(at, -17, 9, 'steel')).join('') +
      rect(-70, -66, 120, 34, 'yellow', 6) +
      stroke('M-30 -66L-96 -190L52 -300', 'yellow', 16) +
      circle(-96, -190, 12, 'ink') +
      stroke('M30 -352h70v54h-70zM30 -326h70', 'ink', 6),
  );
