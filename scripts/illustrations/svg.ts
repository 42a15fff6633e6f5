import { PALETTE } from './palette.ts';

/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Points of a line, from `x,y` pairs set apart by spaces. */
export const along = (pairs: string): Point[] =>
  pairs.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, c: string, rx = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} class="${c}"/>`;

export const circle = (x: number, y: number, r: number, c: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" class="${c}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, c: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" class="${c}"/>`;

export const path = (d: string, c: string) => `<path d="${d}" class="${c}"/>`;

export const polygon = (points: readonly Point[], c: string) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`, c);

/** A stroke in one of the palette's colours; 3 units wide unless told. */
export const stroke = (d: string, c: string, width = 3) =>
  `<path d="${d}" class="s-${c}" stroke-width="${width}"/>`;

export const group = (x: number, y: number, scale: number, body: string, extra = '') =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${n(scale * 100) === '100' ? 1 : Math.round(scale * 1000) / 1000})`}"${extra}>${body}</g>`;

/** A smooth line through points (Catmull-Rom as cubic curves). */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const parts = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
    const c1 = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6] as const;
    const c2 = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6] as const;
    return `C${[...c1, ...c2, ...end].map(n).join(' ')}`;
  });
  return `M${at(0).map(n).join(' ')}${parts.join('')}`;
}

/** Ground below a smooth line. */
export const ground = (points: readonly Point[], bottom: number, c: string) =>
  path(`${curve(points)}V${n(bottom)}H${n(points[0]?.[0] ?? 0)}z`, c);

/** A repeatable series of numbers between 0 and 1. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/**
 * A whole drawing, with the styles its shapes use and no others. It stands still: what moves inside an image is painted
 * anew by the main thread in every frame.
 */
export function drawing(width: number, height: number, body: string): string {
  const used = new Set(
    [...body.matchAll(/(?:class|fill)="([^"]+)"/g)].flatMap((m) => m[1]?.split(' ') ?? []),
  );
  const rules = (theme: 0 | 1) =>
    Object.entries(PALETTE)
      .map(([name, colours]) => {
        const colour = colours[theme];
        const fill = used.has(name) ? `.${name}{fill:${colour}}` : '';
        const line = used.has(`s-${name}`) ? `.s-${name}{stroke:${colour}}` : '';
        const stop =
          (name.startsWith('sky') && used.has('sky')) || (name === 'aurora' && used.has(name))
            ? `.${name}{stop-color:${colour}}`
            : '';
        return fill + line + stop;
      })
      .join('');
  const lines = '[class^=s-]{fill:none;stroke-linecap:round;stroke-linejoin:round}';
  const night = '.night{opacity:0}';
  const dusk = `@media(prefers-color-scheme:dark){${rules(1)}.night{opacity:1}.day{opacity:0}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${rules(0)}${lines}${night}${dusk}</style>${body}</svg>\n`;
}
