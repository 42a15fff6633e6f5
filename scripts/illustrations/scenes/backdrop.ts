import { cloud, hills, sea, sky } from '../land.ts';
import { along, drawing, ground, type Point } from '../svg.ts';

/** Size of the small pictures, in drawing units. */
export const W = 800;
export const H = 560;

/** Ground that rises and falls around `y`, by the offsets of a line from side to side. */
const rolling = (y: number, line: string, c: string) =>
  ground(
    along(line).map(([x, dy]) => [x, y + dy] as const),
    H,
    c,
  );

/** The common backdrop of the small pictures: sky, far hills, sea, then ground at about `y`. */
export const shore = (y: number, sun: Point = [640, 110]) =>
  sky(W, H, sun) +
  cloud(sun[0] < W / 2 ? 340 : 200, 100, 0.8) +
  hills(y - 64, W, 76) +
  sea(y - 64, W, y + 12, sun[0]) +
  rolling(y, '0,2 200,-16 420,0 640,-14 800,4', 'sand') +
  rolling(y, '0,12 200,-6 420,10 640,-4 800,14', 'grass') +
  rolling(y + 40, '0,16 260,-6 520,24 800,2', 'bloom') +
  rolling(y + 52, '0,22 260,0 520,30 800,4', 'machair');

/** A small picture around its shapes. */
export const small = (body: string) => drawing(W, H, body);
