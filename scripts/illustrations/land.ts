import {
  circle,
  curve,
  ellipse,
  ground,
  group,
  numbers,
  path,
  rect,
  stroke,
  type Point,
} from './svg.ts';

/** Sky with sun by day, moon and stars at dusk. */
export function sky(width: number, height: number, sun: Point): string {
  const next = numbers(width + sun[0]);
  const stars = Array.from({ length: Math.round(width / 34) }, () =>
    circle(next() * width, next() * height * 0.55, 0.8 + next() * 1.3, 'sun'),
  ).join('');
  return `<defs><linearGradient id="k" x2="0" y2="1"><stop class="sky-top"/><stop offset=".8" class="sky-low"/></linearGradient></defs><path class="sky" fill="url(#k)" d="M0 0h${width}v${height}H0z"/><g class="night">${stars}</g>${circle(...sun, 34, 'sun')}`;
}

/** The northern lights, seen at dusk only. */
export const aurora = (width: number) =>
  `<g class="night"><g opacity=".35">${stroke(
    curve([
      [width * 0.35, 90],
      [width * 0.5, 50],
      [width * 0.68, 95],
      [width * 0.9, 40],
    ]),
    'grass',
    34,
  )}${stroke(
    curve([
      [width * 0.45, 140],
      [width * 0.6, 105],
      [width * 0.8, 135],
      [width, 90],
    ]),
    'heather',
    18,
  )}</g></g>`;

export const cloud = (x: number, y: number, scale: number, c = 'cloud') =>
  group(
    x,
    y,
    scale,
    `<g class="drift">${path('M-70 0a24 24 0 0 1 8-46 34 34 0 0 1 62-12 28 28 0 0 1 46 18 20 20 0 0 1 12 40z', c)}</g>`,
  );

/** Sea from `y` down, with lines of swell. */
export function sea(y: number, width: number, bottom: number): string {
  const next = numbers(y);
  const rows = Math.max(2, Math.round((bottom - y) / 26));
  const swell = Array.from({ length: rows * 3 }, (_, i) => {
    const row = Math.floor(i / 3);
    const x = next() * width * 0.9;
    const length = 30 + next() * 70;
    return `M${Math.round(x)} ${Math.round(y + 10 + (row * (bottom - y)) / rows)}q${Math.round(length / 4)} -5 ${Math.round(length / 2)} 0t${Math.round(length / 2)} 0`;
  }).join('');
  return rect(0, y, width, bottom - y, 'sea') + stroke(swell, 'foam', 2);
}

/** A beach: a pale band with a line of foam. */
export const beach = (points: readonly Point[], bottom: number) =>
  ground(points, bottom, 'sand') +
  stroke(curve(points.map(([x, y]) => [x, y - 3] as const)), 'foam', 4);

/** Flowers scattered over machair. */
export function flowers(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const next = numbers(x + y + count);
  const colours = ['yellow', 'yellow', 'wall', 'heather'];
  return Array.from({ length: count }, () => {
    const depth = next();
    const colour = colours[Math.floor(next() * colours.length)] ?? 'yellow';
    return circle(x + next() * width, y + depth * height, 1.6 + depth * 2.4, colour);
  }).join('');
}

/** Marram grass that leans with the wind. */
export function marram(x: number, y: number, scale: number): string {
  const blades = [-22, -13, -5, 4, 12, 20]
    .map(
      (foot, i) =>
        `M${foot} 0q${4 + i} -${22 + ((i * 7) % 15)} ${14 + i * 2} -${38 + ((i * 11) % 17)}`,
    )
    .join('');
  return group(x, y, scale, `<g class="lean">${stroke(blades, 'turf', 3.5)}</g>`);
}

/** A line of fence posts with two wires. */
export function fence(from: Point, to: Point, posts: number): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const uprights = Array.from({ length: posts }, (_, i) => {
    const [x, y] = at(i / (posts - 1));
    return `M${Math.round(x)} ${Math.round(y)}v-26`;
  }).join('');
  const wires = [10, 20].map((h) => `M${from[0]} ${from[1] - h}L${to[0]} ${to[1] - h}`).join('');
  return stroke(wires, 'rock', 1.5) + stroke(uprights, 'roof', 4);
}

export const sheep = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    stroke('M-12 0v-14M-6 0v-14M10 0v-14M16 0v-14', 'ink', 3.5) +
      path(
        'M-18 -14a10 10 0 0 1 2-18 12 12 0 0 1 18-4 12 12 0 0 1 17 4 10 10 0 0 1 3 17 9 9 0 0 1-8 3h-24a9 9 0 0 1-8-2z',
        'fleece',
      ) +
      ellipse(-23, -26, 8, 6.5, 'ink'),
  );

export const bird = (x: number, y: number, scale = 1) =>
  group(x, y, scale, stroke('M-16 -6q9 -6 16 4q7 -10 16 -4', 'roof', 3));

/** Gneiss: a low banded boulder. */
export const boulder = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    path('M-44 0q-2-26 22-34q30-8 48 10q14 10 14 24z', 'rock') +
      stroke('M-28 -20q26 -14 52 2M-34 -8q30 -12 62 2', 'shade', 3),
  );
