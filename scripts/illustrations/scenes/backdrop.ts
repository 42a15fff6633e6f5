import { cloud, sea, sky } from '../land.ts';
import { drawing, ground } from '../svg.ts';

/** Size of the small pictures, in drawing units. */
export const W = 800;
export const H = 560;

/** The common backdrop of the small pictures: sky, far hills, sea, then ground at about `y`. */
export function shore(y: number, sun: readonly [number, number] = [640, 110]): string {
  return (
    sky(W, H, sun) +
    cloud(sun[0] < W / 2 ? 560 : 180, 130, 1) +
    ground(
      [
        [0, y - 90],
        [120, y - 118],
        [240, y - 84],
        [380, y - 128],
        [520, y - 96],
        [660, y - 112],
        [800, y - 80],
      ],
      H,
      'far',
    ) +
    sea(y - 64, W, y + 40) +
    ground(
      [
        [0, y + 6],
        [200, y - 12],
        [420, y + 4],
        [640, y - 10],
        [800, y + 8],
      ],
      H,
      'grass',
    ) +
    ground(
      [
        [0, y + 74],
        [260, y + 52],
        [520, y + 82],
        [800, y + 56],
      ],
      H,
      'machair',
    )
  );
}

/** A small picture around its shapes. */
export const small = (body: string) => drawing(W, H, body);
