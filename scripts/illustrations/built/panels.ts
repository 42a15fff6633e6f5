import { group, polygon, rect, stroke, type Point } from '../svg.ts';

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
