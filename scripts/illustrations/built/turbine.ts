import { circle, group, path, polygon, type Point } from '../svg.ts';

/** How long the blades are, as a fraction of the mast's height. */
const BLADE = 0.42;

/** Blades round a hub at 0, 0. @param first degrees of the first blade from upright */
export function rotor(r: number, first: number, angles: readonly number[] = [0, 120, 240]): string {
  /** Half a blade, from its spine out to `edge` of its length. */
  const half = (edge: number, spine: number) =>
    `M0 0C${r * edge} ${-r * 0.2} ${r * edge * 0.62} ${-r * 0.7} 0 ${-r}C${r * spine} ${-r * 0.7} ${r * spine * 1.6} ${-r * 0.25} 0 0z`.replace(
      /-?\d+\.\d+/g,
      (v) => String(Math.round(Number(v) * 10) / 10),
    );
  const blades = angles.map(
    (a) =>
      `<g transform="rotate(${first + a})">${path(half(0.16, -0.03), 'metal')}${path(half(0.16, 0.05), 'steel')}</g>`,
  );
  return blades.join('') + circle(0, 0, Math.max(3, (r / BLADE) * 0.03), 'steel');
}

/** A wind turbine; `height` is the mast's. Grass hides its foot. */
export function turbine(
  x: number,
  y: number,
  height: number,
  options: { broken?: boolean; /** Without its rotor. */ bare?: boolean } = {},
): string {
  const { broken = false, bare = false } = options;
  // Machines side by side never stand alike.
  const first = broken ? 20 : (x * 7) % 120;
  const w = Math.max(3, height * 0.024);
  const mast: Point[] = [
    [-w, 0],
    [-w * 0.45, -height],
    [w * 0.45, -height],
    [w, 0],
  ];
  const shade: Point[] = [
    [-w, 0],
    [-w * 0.45, -height],
    [0, -height],
    [-w * 0.2, 0],
  ];
  const foot = `M${Math.round(-w * 4)} 3q${Math.round(w * 4)} -${Math.round(w * 2.4)} ${Math.round(w * 8)} 0z`;
  return group(
    x,
    y,
    1,
    polygon(mast, 'metal') +
      polygon(shade, 'steel') +
      path(foot, 'turf') +
      (bare
        ? ''
        : `<g transform="translate(0 ${-height})">${rotor(height * BLADE, first, broken ? [0, 120] : undefined)}</g>`),
  );
}
