import { circle, group, path, polygon, rect, stroke, type Point } from './svg.ts';

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
      polygon(
        [
          [-100, -88],
          [-84, -134],
          [84, -134],
          [100, -88],
        ],
        'roof',
      ) +
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
    polygon(
      [
        [-176, -206],
        [-150, -246],
        [150, -246],
        [176, -206],
      ],
      'roof',
    ) +
      rect(-168, -206, 336, 206, 'wall') +
      rect(-168, -206, 20, 206, 'shade') +
      windows.join('') +
      rect(-18, -42, 36, 42, 'door'),
  );
}

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

/** A flat array of panels. */
export function panels(
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
): string {
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${x + (i + 1) * w} ${y}v${rows * h}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M${x} ${y + (i + 1) * h}h${columns * w}`),
  ].join('');
  return rect(x, y, columns * w, rows * h, 'cell') + stroke(lines, 'grid', 1.5);
}

/** A row of ground-mounted panels, leaning back; `width` units wide. */
export function panelRow(x: number, y: number, width: number, height: number): string {
  const lean = height * 0.35;
  const count = Math.round(width / 34);
  const corner = (t: number): [Point, Point] => [
    [t * width, -14],
    [t * width + lean, -14 - height],
  ];
  const lines = Array.from({ length: count - 1 }, (_, i) => {
    const [[x1, y1], [x2, y2]] = corner((i + 1) / count);
    return `M${Math.round(x1)} ${y1}L${Math.round(x2)} ${Math.round(y2)}`;
  }).join('');
  return group(
    x,
    y,
    1,
    stroke(`M20 0v-16M${width - 8} 0v-16M${width / 2} 0v-16`, 'steel', 4) +
      polygon(
        [
          [0, -14],
          [width, -14],
          [width + lean, -14 - height],
          [lean, -14 - height],
        ],
        'cell',
      ) +
      stroke(`${lines}M${lean / 2} ${-14 - height / 2}h${width}`, 'grid', 1.5),
  );
}

export const car = (x: number, y: number, scale = 1, c = 'lichen') =>
  group(
    x,
    y,
    scale,
    path('M-120 -22c0-26 10-34 34-38l28-32q6-8 18-8h58q12 0 20 8l30 30c32 4 46 10 48 40z', c) +
      path('M-44 -62l22-26q4-4 10-4h20v30zM16 -92h26q8 0 12 4l24 26H16z', 'glass') +
      rect(-122, -26, 240, 12, 'ink', 6) +
      [-70, 68].map((at) => circle(at, -14, 22, 'ink') + circle(at, -14, 9, 'steel')).join(''),
  );

export const van = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    path('M-110 -20v-84q0-10 10-10h120l50 4q10 2 16 12l24 44q6 8 6 18v16z', 'wall') +
      path('M52 -100h20q6 0 10 8l18 34H52z', 'glass') +
      rect(-110, -48, 226, 10, 'yellow') +
      stroke('M-96 -120H40M-80 -120v8M20 -120v8', 'roof', 4) +
      [-66, 70].map((at) => circle(at, -16, 20, 'ink') + circle(at, -16, 8, 'steel')).join(''),
  );

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
    rect(-80, -16, 18, 16, 'steel') +
      rect(62, -16, 18, 16, 'steel') +
      rect(-92, -132, 184, 118, 'metal', 8) +
      circle(-24, -73, 48, 'roof') +
      `<g transform="translate(-24 -73)"><g class="spin quick">${[0, 72, 144, 216, 288].map((a) => `<path transform="rotate(${a})" d="M0 0q16-14 8-42q-16 14-8 42z" class="steel"/>`).join('')}</g></g>` +
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

/** A cherry picker on tracks with its basket up. */
export const hoist = (x: number, y: number) =>
  group(
    x,
    y,
    1,
    rect(-90, -34, 180, 34, 'ink', 17) +
      [-62, -20, 22, 64].map((at) => circle(at, -17, 9, 'steel')).join('') +
      rect(-70, -66, 120, 34, 'yellow', 6) +
      stroke('M-30 -66L-96 -190L52 -300', 'yellow', 16) +
      circle(-96, -190, 12, 'ink') +
      stroke('M30 -352h70v54h-70zM30 -326h70', 'ink', 6),
  );

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

export const ferry = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    path('M-130 -26h262q-6 22-20 30h-226q-12-8-16-30z', 'ink') +
      rect(-104, -56, 190, 30, 'wall') +
      rect(-70, -80, 128, 26, 'wall') +
      rect(-10, -112, 34, 34, 'red') +
      rect(-10, -104, 34, 8, 'ink') +
      stroke('M-92 -42h168', 'glass', 8) +
      stroke('M-60 -66h108', 'glass', 6) +
      stroke('M-150 6q30 -8 60 0t60 0t60 0t60 0t60 0', 'foam', 4),
  );

export const lighthouse = (x: number, y: number, scale = 1) =>
  group(
    x,
    y,
    scale,
    polygon(
      [
        [-18, 0],
        [-11, -110],
        [11, -110],
        [18, 0],
      ],
      'wall',
    ) +
      polygon(
        [
          [-15.6, -38],
          [-13.6, -70],
          [13.6, -70],
          [15.6, -38],
        ],
        'red',
      ) +
      rect(-15, -116, 30, 7, 'ink') +
      rect(-9, -134, 18, 18, 'glow') +
      path('M-12 -134h24l-12-14z', 'red'),
  );

export const pier = (x: number, y: number, width: number) =>
  rect(x, y, width, 14, 'rock') +
  stroke(
    Array.from(
      { length: Math.floor(width / 40) },
      (_, i) => `M${x + 20 + i * 40} ${y + 12}v34`,
    ).join(''),
    'roof',
    8,
  );
