/** A chart as data: shapes and labels with positions, and a sentence that describes them. */
export interface Chart {
  title: string;
  marks: readonly ChartMark[];
}

export type ChartMark = Shape | Label;

interface Shape {
  /** An SVG path. */
  path: string;
  /** Class names for its colours and lines. */
  className: string;
}

interface Label {
  text: string;
  /** Centred on this point, unless `className` includes "start" or "end". */
  x: number;
  y: number;
  className?: string;
}

/** The plane's width; its height is less than half of that. */
export const CHART_WIDTH = 400;
/** The baseline's distance from the top; labels go below it. */
export const BASELINE_Y = 170;
export const CHART_HEIGHT = 198;

/** The baseline, from which all values are drawn upwards. */
export const baseline: ChartMark = { path: `M0 ${BASELINE_Y}h${CHART_WIDTH}`, className: 'axis' };

/** A label below the baseline. */
export const labelBelowAxis = (text: string, x: number, className = ''): ChartMark => ({
  text,
  x,
  y: BASELINE_Y + 20,
  className: `label ${className}`,
});

export interface ChartBar {
  label: string;
  value: number;
  /** Shown above the bar. */
  text: string;
  /** Drawn in the accent colour. */
  isMain?: boolean;
  /** Lowest and highest value, drawn as an error bar. */
  range?: readonly [number, number] | undefined;
}

/** Space above the highest bar, for its value. */
const TOP = 30;

/**
 * Bars from zero with their values.
 * @param title a sentence with the same numbers
 */
export function chartBars(title: string, bars: readonly ChartBar[]): Chart {
  const highest = Math.max(...bars.map((bar) => bar.range?.[1] ?? bar.value), Number.EPSILON);
  const y = (value: number) => BASELINE_Y - (Math.max(0, value) / highest) * (BASELINE_Y - TOP);
  const slot = CHART_WIDTH / bars.length;
  const width = Math.min(slot * 0.7, 96);
  const marks = bars.flatMap(({ label, value, text, isMain, range }, i): ChartMark[] => {
    const x = slot * (i + 0.5);
    const bar = `M${x - width / 2} ${BASELINE_Y}V${y(value)}h${width}V${BASELINE_Y}z`;
    const [low, high] = range ?? [value, value];
    const whisker = `M${x} ${y(low)}V${y(high)}m-8 0h16M${x - 8} ${y(low)}h16`;
    return [
      { path: bar, className: isMain ? 'bar main' : 'bar' },
      ...(range ? [{ path: whisker, className: 'whisker' }] : []),
      { text, x, y: y(high) - 8 },
      labelBelowAxis(label, x),
    ];
  });
  return { title, marks: [baseline, ...marks] };
}
