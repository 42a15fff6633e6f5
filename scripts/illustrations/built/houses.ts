import { panels } from './panels.ts';
import { along, group, path, polygon, rect, stroke } from '../svg.ts';

/** A sash window with its sill. */
export const sash = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 'glass') +
  stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 'wall', 2) +
  rect(x - 3, y + h, w + 6, 4, 'shade');

/** Grass at the two corners of a wall, so that nothing floats. */
export const foot = (x: number, y: number, width: number) =>
  path(`M${x - 12} ${y + 4}q20 -18 48 0zM${x + width - 40} ${y + 4}q24 -16 50 0z`, 'turf');

/** A white croft house seen from the front; 200 units wide. Panels on its roof if asked. */
export const croft = (
  x: number,
  y: number,
  scale = 1,
  options: { panels?: boolean; smoke?: boolean } = {},
) =>
  group(
    x,
    y,
    scale,
    (options.smoke ? stroke('M84 -158q-8 -18 8 -30t4 -30', 'cloud', 9) : '') +
      rect(-96, -150, 22, 40, 'wall') +
      rect(74, -150, 22, 40, 'wall') +
      rect(-99, -154, 28, 6, 'shade') +
      rect(71, -154, 28, 6, 'shade') +
      polygon(along('-99,-86 -94,-138 94,-138 99,-86'), 'roof') +
      (options.panels ? panels(-62, -130, 5, 2, 22, 17) : '') +
      rect(-94, -86, 188, 86, 'wall') +
      rect(-94, -86, 188, 7, 'shade') +
      sash(-64, -62, 28, 32) +
      sash(36, -62, 28, 32) +
      rect(-14, -58, 28, 58, 'door') +
      rect(-14, -58, 28, 12, 'glass') +
      foot(-94, 0, 188),
  );

/** A block of flats, three storeys of four round a stair. */
export function flats(x: number, y: number): string {
  const rows = [-190, -126, -62];
  const windows = rows.flatMap((top) => [-148, -86, 46, 108].map((at) => sash(at, top, 40, 36)));
  const stair = rows.slice(0, 2).map((top) => rect(-11, top - 4, 22, 44, 'glass'));
  return group(
    x,
    y,
    1,
    polygon(along('-176,-206 -164,-250 164,-250 176,-206'), 'roof') +
      rect(-168, -206, 336, 206, 'wall') +
      rect(-168, -206, 336, 8, 'shade') +
      windows.join('') +
      stair.join('') +
      rect(-20, -52, 40, 52, 'door') +
      foot(-168, 0, 336),
  );
}
