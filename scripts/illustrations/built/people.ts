import { along, circle, curve, group, path, stroke, type Point } from '../svg.ts';

/** Somebody at work in a helmet and a jacket that is seen from afar, both hands at one place beside the shoulder. */
export const worker = (
  x: number,
  y: number,
  scale: number,
  options: { hands: Point; leans?: number },
) => {
  const { hands, leans = 0 } = options;
  const shoulder: Point = [leans, -78];
  const elbow: Point = [(shoulder[0] + hands[0]) / 2, Math.max(shoulder[1], hands[1]) + 8];
  return group(
    x,
    y,
    scale,
    stroke(`M-3 -44L-12 -2h-6M3 -44L${12 - leans / 2} -2h8`, 'ink', 10) +
      path(`M-12 -42L${leans - 11} -84q11 -7 22 0L12 -42z`, 'yellow') +
      stroke(`M-10 -52h20`, 'foam', 4) +
      stroke(curve([shoulder, elbow, hands]), 'lichen', 8) +
      circle(leans * 1.3, -98, 9, 'sand') +
      path(`M${leans * 1.3 - 13} -100a12 11 0 0 1 24 0z`, 'red'),
  );
};

/** A winch at the ground: a drum between two cheeks, with its crank. */
export const winch = (x: number, y: number) =>
  group(
    x,
    y,
    1,
    path('M-24 4L-10 -40h20L24 4z', 'steel') +
      circle(0, -26, 15, 'roof') +
      circle(0, -26, 6, 'metal') +
      stroke(curve(along('0,-26 -14,-40 -30,-42')), 'ink', 5),
  );
