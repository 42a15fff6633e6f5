import { circle, group, path, rect, stroke } from '../svg.ts';

export const charger = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    rect(-26, -150, 52, 84, 'ink', 10) +
      circle(0, -122, 11, 'glow') +
      path('M2-131l-9 11h6l-2 8 9-11h-6z', 'ink') +
      rect(-12, -92, 24, 10, 'steel', 4),
  );

/** Battery modules stacked against a wall. */
export const battery = (x: number, y: number, modules: number) =>
  group(
    x,
    y,
    1,
    Array.from(
      { length: modules },
      (_, i) =>
        rect(-70, -52 * (i + 1), 140, 48, 'metal', 6) +
        rect(-56, -52 * (i + 1) + 34, 50, 5, 'steel', 2),
    ).join('') +
      rect(-70, -52 * modules - 30, 140, 26, 'roof', 6) +
      circle(50, -52 * modules - 17, 6, 'glow'),
  );

export const heatPump = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    rect(-86, -126, 186, 120, 'shade', 8) +
      rect(-80, -16, 18, 16, 'steel') +
      rect(62, -16, 18, 16, 'steel') +
      rect(-92, -132, 184, 118, 'metal', 8) +
      circle(-24, -73, 48, 'roof') +
      `<g transform="translate(-24 -73)">${[0, 72, 144, 216, 288].map((a) => `<path transform="rotate(${a})" d="M0 0q16-14 8-42q-16 14-8 42z" class="steel"/>`).join('')}</g>` +
      stroke('M44 -112h32M44 -98h32M44 -84h32M44 -70h32M44 -56h32', 'steel', 4),
  );

export const ladder = (x: number, y: number, height: number, lean: number) => {
  const rungs = Array.from({ length: Math.floor(height / 22) }, (_, i) => {
    const t = (i + 1) / (height / 22 + 0.5);
    return `M${Math.round(lean * t)} ${Math.round(-height * t)}h30`;
  }).join('');
  return group(
    x,
    y,
    1,
    stroke(`M0 0L${lean} ${-height}M30 0L${lean + 30} ${-height}${rungs}`, 'lichen', 5),
  );
};

export const scaffold = (x: number, y: number, levels: number) => {
  const bays = Array.from({ length: levels }, (_, i) => {
    const top = -(i + 1) * 64;
    return `M0 ${top}h96M0 ${top + 64}L96 ${top}`;
  }).join('');
  return group(
    x,
    y,
    1,
    stroke(
      `M0 0v${-levels * 64 - 30}M96 0v${-levels * 64 - 30}${bays}M0 ${-levels * 64 - 30}h96`,
      'steel',
      5,
    ),
  );
};
