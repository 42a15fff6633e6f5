import { breakers, cloud, hills, sea, sky, squall } from '../land.ts';
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

/** What the sky does: fair, with a shower out at sea, overcast, or with the sun going down in the west. */
type Weather = 'fair' | 'squall' | 'overcast' | 'evening';

/** Sky, far hills if they are seen, and sea from `skyline` down. */
function seaward(y: number, [x, height]: Point, weather: Weather, moon: boolean): string {
  const skyline = y - 64;
  const away = x < W / 2 ? 560 : 210;
  switch (weather) {
    case 'overcast':
      return (
        sky(W, H) +
        cloud(150, 96, 1.5, 'cloud-low') +
        cloud(690, 120, 1.4, 'cloud-low') +
        cloud(430, 84, 1.8, 'cloud-low') +
        hills(skyline, W, 76) +
        sea(skyline, W, y + 12) +
        breakers(470, y - 44, 300, 2)
      );
    case 'squall':
      return (
        sky(W, H, [x, height], { moon }) +
        squall(away, 120, 1.3, skyline - 120) +
        sea(skyline, W, y + 12, x, { moon }) +
        breakers(60, y - 44, 420, 2)
      );
    case 'evening':
      return (
        sky(W, H, [x, skyline - 26], { moon, r: 58 }) +
        cloud(away, 130, 0.9, 'cloud-low') +
        sea(skyline, W, y + 12, x, { moon })
      );
    default:
      return (
        sky(W, H, [x, height], { moon }) +
        cloud(x < W / 2 ? 340 : 200, 100, 0.8) +
        hills(skyline, W, 76) +
        sea(skyline, W, y + 12, x, { moon })
      );
  }
}

/** The common backdrop of the small pictures: sky and sea, then ground at about `y`. */
export const shore = (
  y: number,
  sun: Point = [640, 110],
  options: { weather?: Weather; moon?: boolean } = {},
) =>
  seaward(y, sun, options.weather ?? 'fair', options.moon ?? true) +
  rolling(y, '0,2 200,-16 420,0 640,-14 800,4', 'sand') +
  rolling(y, '0,12 200,-6 420,10 640,-4 800,14', 'grass') +
  rolling(y + 40, '0,16 260,-6 520,24 800,2', 'bloom') +
  rolling(y + 52, '0,22 260,0 520,30 800,4', 'machair');

/** A small picture around its shapes. */
export const small = (body: string) => drawing(W, H, body);
