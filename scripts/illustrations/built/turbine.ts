import { circle, group, polygon } from '../svg.ts';

/** A wind turbine that turns; `height` is the mast's. */
export function turbine(
  x: number,
  y: number,
  height: number,
  options: { quick?: boolean; still?: boolean; broken?: boolean } = {},
): string {
  const r = height * 0.42;
  const blade =
    `M0 0C${r * 0.16} ${-r * 0.2} ${r * 0.1} ${-r * 0.7} 0 ${-r}C${-r * 0.03} ${-r * 0.7} ${-r * 0.05} ${-r * 0.25} 0 0z`.replace(
      /-?\d+\.\d+/g,
      (v) => String(Math.round(Number(v) * 10) / 10),
    );
  const angles = options.broken ? [20, 140] : [20, 140, 260];
  const blades = angles
    .map((a) => `<path transform="rotate(${a})" d="${blade}" class="metal"/>`)
    .join('');
  const moving =
    options.still || options.broken
      ? blades
      : `<g class="spin${options.quick ? ' quick' : ''}">${blades}</g>`;
  const w = Math.max(3, height * 0.024);
  return group(
    x,
    y,
    1,
    polygon(
      [
        [-w, 0],
        [-w * 0.45, -height],
        [w * 0.45, -height],
        [w, 0],
      ],
      'metal',
    ) +
      polygon(
        [
          [-w, 0],
          [-w * 0.45, -height],
          [0, -height],
          [-w * 0.2, 0],
        ],
        'steel',
      ) +
      `<g transform="translate(0 ${-height})">${moving}${circle(0, 0, Math.max(3, height * 0.03), 'steel')}</g>`,
  );
}
