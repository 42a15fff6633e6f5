import { panels } from './panels.ts';
import { group, polygon, rect, stroke, along } from '../svg.ts';

/** A white croft house seen from the front; 200 units wide. Panels on its roof if asked. */
export function croft(
  x: number,
  y: number,
  scale = 1,
  options: { panels?: boolean; smoke?: boolean } = {},
): string {
  const window = (at: number) =>
    rect(at, -62, 24, 30, 'glass') + stroke(`M${at + 12} -62v30`, 'wall', 2);
  return group(
    x,
    y,
    scale,
    (options.smoke ? stroke('M74 -152q-8 -18 8 -30t4 -30', 'cloud', 9) : '') +
      rect(-86, -150, 20, 34, 'shade') +
      rect(64, -150, 20, 34, 'shade') +
      polygon(along('-100,-88 -84,-134 84,-134 100,-88'), 'roof') +
      (options.panels ? panels(-62, -128, 5, 2, 22, 16) : '') +
      rect(-94, -88, 188, 88, 'wall') +
      rect(-94, -88, 34, 88, 'shade') +
      window(-44) +
      window(36) +
      rect(-10, -56, 26, 56, 'door'),
  );
}

/** A block of flats, three storeys of four. */
export function flats(x: number, y: number): string {
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => rect(-138 + column * 74, -190 + row * 64, 40, 36, 'glass')),
  );
  return group(
    x,
    y,
    1,
    polygon(along('-176,-206 -150,-246 150,-246 176,-206'), 'roof') +
      rect(-168, -206, 336, 206, 'wall') +
      rect(-168, -206, 20, 206, 'shade') +
      windows.join('') +
      rect(-18, -42, 36, 42, 'door'),
  );
}
