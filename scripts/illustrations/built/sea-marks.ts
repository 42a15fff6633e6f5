import { group, path, polygon, rect, stroke, along } from '../svg.ts';

export const ferry = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    path('M-130 -26h262q-6 22-20 30h-226q-12-8-16-30z', 'ink') +
      rect(-104, -56, 190, 30, 'wall') +
      rect(-70, -80, 128, 26, 'wall') +
      rect(-10, -112, 34, 34, 'red') +
      rect(-10, -104, 34, 8, 'ink') +
      stroke('M-92 -42h168', 'glass', 8) +
      stroke('M-60 -66h108', 'glass', 6) +
      stroke('M-150 6q30 -8 60 0t60 0t60 0t60 0t60 0', 'foam', 4),
  );

export const lighthouse = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    polygon(along('-18,0 -11,-110 11,-110 18,0'), 'wall') +
      polygon(along('-15.6,-38 -13.6,-70 13.6,-70 15.6,-38'), 'red') +
      rect(-15, -116, 30, 7, 'ink') +
      rect(-9, -134, 18, 18, 'glow') +
      path('M-12 -134h24l-12-14z', 'red'),
  );

export const pier = (x: number, y: number, width: number) =>
  rect(x, y, width, 14, 'rock') +
  stroke(
    Array.from(
      { length: Math.floor(width / 40) },
      (_, i) => `M${x + 20 + i * 40} ${y + 12}v34`,
    ).join(''),
    'roof',
    8,
  );
