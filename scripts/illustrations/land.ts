import {
  along,
  circle,
  curve,
  ellipse,
  ground,
  group,
  numbers,
  path,
  polygon,
  rect,
  stroke,
  type Point,
} from './svg.ts';

/** Stars over the upper part of the sky, seen at dusk only. */
export function stars(width: number, height: number, seed: number): string {
  const next = numbers(width + seed);
  const all = Array.from({ length: Math.round(width / 34) }, () =>
    circle(next() * width, next() * height * 0.55, 0.8 + next() * 1.3, 'sun'),
  );
  return `<g class="night">${all.join('')}</g>`;
}

/** A low sun by day, in its haze, and at dusk the moon; none over solar panels, which it would seem to feed. */
export const sun = ([x, y]: Point, r = 34, options: { moon?: boolean } = {}) =>
  `<g${options.moon === false ? ' class="day"' : ''}><g opacity=".18">${circle(x, y, r * 1.7, 'sun')}</g>${circle(x, y, r, 'sun')}</g>`;

/** Sky with stars at dusk; with sun and moon if it is told where. */
export const sky = (
  width: number,
  height: number,
  at?: Point,
  options: { moon?: boolean; r?: number } = {},
) =>
  `<defs><linearGradient id="k" x2="0" y2="1"><stop class="sky-top"/><stop offset=".8" class="sky-low"/></linearGradient></defs><path class="sky" fill="url(#k)" d="M0 0h${width}v${height}H0z"/>` +
  stars(width, height, at?.[0] ?? 400) +
  (at ? sun(at, options.r, options) : '');

/** The northern lights, seen at dusk only: one curtain that swings across the sky, its rays blurred into each other. */
export function aurora(width: number, height: number): string {
  const count = Math.round(width / 22);
  const step = (width * 0.72) / count;
  const rays = Array.from({ length: count }, (_, i) => {
    const hem = height * (0.36 - (0.16 * i) / count) + Math.sin(i * 0.42) * height * 0.05;
    const tall =
      height * Math.sin((Math.PI * (i + 1)) / (count + 1)) * (0.16 + 0.14 * Math.sin(i * 1.1) ** 2);
    const [x, y, h] = [width * 0.24 + i * step, hem - tall, tall].map(Math.round);
    return `<path d="M${x} ${y}h${Math.ceil(step)}v${h}h-${Math.ceil(step)}z"/>`;
  });
  return `<defs><filter id="b" x="-.1" y="-.3" width="1.2" height="1.6"><feGaussianBlur stdDeviation="14 7"/></filter><linearGradient id="a" x2="0" y2="1"><stop class="aurora" stop-opacity="0"/><stop offset=".85" class="aurora" stop-opacity=".5"/><stop offset="1" class="aurora" stop-opacity="0"/></linearGradient></defs><g class="night" fill="url(#a)" filter="url(#b)">${rays.join('')}</g>`;
}

/** A flat-bottomed cloud with a streak of wind under it. */
export const cloud = (x: number, y: number, scale: number, c = 'cloud') =>
  group(
    x,
    y,
    scale,
    path(
      'M-113 0a17 17 0 0 1 6-33a25 25 0 0 1 40-13a38 38 0 0 1 68-9a30 30 0 0 1 50 6a22 22 0 0 1 40 17a16 16 0 0 1 22 32z',
      c,
    ) + stroke('M-150 16h96M-20 16h60', c, 5),
  );

/** A shower out at sea: a dark cloud, and its rain down to the skyline. */
export const squall = (x: number, y: number, scale: number, fall: number) =>
  `<g opacity=".55">${polygon(
    [
      [x - 96 * scale, y],
      [x + 90 * scale, y],
      [x + 40 * scale, y + fall],
      [x - 170 * scale, y + fall],
    ],
    'cloud-low',
  )}</g>` +
  stroke(
    [-70, -34, 4, 42]
      .map(
        (dx) => `M${Math.round(x + dx * scale)} ${y + 8}l${Math.round(-34 * scale)} ${fall - 24}`,
      )
      .join(''),
    'foam',
    2,
  ) +
  cloud(x, y, scale, 'cloud-low');

/** Breakers off the beach: rows of foam, each longer than the one behind it. */
export function breakers(x: number, y: number, width: number, rows = 3): string {
  const crests = Array.from({ length: rows }, (_, row) => {
    const length = width * (0.5 + (0.5 * row) / rows);
    const waves = Math.round(length / 60);
    return `M${Math.round(x + (width - length) * 0.4)} ${y + row * 14}${'q15 -9 30 0t30 0'.repeat(waves)}`;
  });
  return crests.map((crest, row) => stroke(crest, 'foam', 2 + row)).join('');
}

/**
 * Sea from `y` down: dark at the skyline, turquoise over the sand, with lines of swell, and a
 * path of light below a sun that stands at `glint`.
 */
export function sea(
  y: number,
  width: number,
  bottom: number,
  glint?: number,
  options: { moon?: boolean } = {},
): string {
  const next = numbers(y);
  const deep = bottom - y;
  const rows = Math.max(2, Math.round(deep / 26));
  const swell = Array.from({ length: rows * 3 }, (_, i) => {
    const row = Math.floor(i / 3);
    const x = next() * width * 0.9;
    const length = 30 + next() * 70;
    return `M${Math.round(x)} ${Math.round(y + 10 + (row * deep) / rows)}q${Math.round(length / 4)} -5 ${Math.round(length / 2)} 0t${Math.round(length / 2)} 0`;
  }).join('');
  const shallows = [0, 0.16, 0.34, 0.5, 0.68, 0.84, 1].map(
    (t, i) => [t * width, y + deep * (0.52 + (i % 2) * 0.1)] as const,
  );
  const light = Array.from({ length: 6 }, (_, i) => {
    const half = 22 - i * 1.5 + (i % 2) * 14;
    return `M${Math.round((glint ?? 0) - half)} ${Math.round(y + 5 + i * 8)}h${Math.round(half * 2)}`;
  }).join('');
  return (
    rect(0, y, width, deep, 'sea') +
    rect(0, y, width, 5, 'deep') +
    ground(shallows, bottom, 'shallow') +
    stroke(swell, 'foam', 2) +
    (glint === undefined
      ? ''
      : `<g opacity=".85"${options.moon === false ? ' class="day"' : ''}>${stroke(light, 'sun', 3)}</g>`)
  );
}

/** Far hills from one side to the other, their feet at `y`: two long ridges, as seen from the machair. */
export const hills = (y: number, width: number, tall: number, c = 'far') =>
  ground(
    along(
      '0,.3 .06,.34 .12,.52 .17,.86 .2,1 .23,.9 .28,.5 .34,.3 .4,.38 .46,.3 .54,.22 .6,.4 .66,.56 .71,.8 .75,.76 .8,.94 .84,.66 .9,.4 .95,.3 1,.34',
    ).map(([x, up]) => [x * width, y - up * tall] as const),
    y + 4,
    c,
  );

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

/** A clump of snowdrops: bent stems, each with a white drop. */
export function snowdrops(x: number, y: number, count: number): string {
  const next = numbers(x + y);
  const all = Array.from(
    { length: count },
    () => [x + next() * 70, y + next() * 14, 14 + next() * 8] as const,
  );
  const stems = all.map(
    ([at, foot, tall]) =>
      `M${Math.round(at)} ${Math.round(foot)}q-1 -${Math.round(tall)} 6 -${Math.round(tall)}`,
  );
  return (
    stroke(stems.join(''), 'bloom', 2) +
    all.map(([at, foot, tall]) => ellipse(at + 7, foot - tall + 5, 3.4, 5, 'wall')).join('')
  );
}

/** Marram grass that leans with the wind. */
export function marram(x: number, y: number, scale: number): string {
  const blades = [-22, -13, -5, 4, 12, 20]
    .map(
      (foot, i) =>
        `M${foot} 0q${4 + i} -${22 + ((i * 7) % 15)} ${14 + i * 2} -${38 + ((i * 11) % 17)}`,
    )
    .join('');
  return group(x, y, scale, stroke(blades, 'turf', 3.5));
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
