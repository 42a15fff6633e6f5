export interface Bar {
  label: string;
  value: number;
  /** Shown above the bar. */
  text: string;
  /** Drawn in the accent colour. */
  isMain?: boolean;
  /** Lowest and highest value, drawn as a line over the bar. */
  range?: readonly [number, number] | undefined;
}

interface BarChartProps {
  /** What the chart shows, in a sentence: its text alternative. */
  title: string;
  bars: readonly Bar[];
}

const HEIGHT = 170;
const TOP = 30;
const WIDTH = 400;

/** Bars from zero with their values; the same numbers stand in words in the title. */
export function BarChart({ title, bars }: BarChartProps) {
  const highest = Math.max(...bars.map((bar) => bar.range?.[1] ?? bar.value), Number.EPSILON);
  const y = (value: number) => HEIGHT - (Math.max(0, value) / highest) * (HEIGHT - TOP);
  const slot = WIDTH / bars.length;
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`} role="img" aria-label={title}>
      <path d={`M0 ${HEIGHT}h${WIDTH}`} className="axis" />
      {bars.map((bar, i) => {
        const middle = slot * (i + 0.5);
        const width = Math.min(slot * 0.7, 96);
        return (
          <g key={bar.label}>
            <rect
              x={middle - width / 2}
              y={y(bar.value)}
              width={width}
              height={HEIGHT - y(bar.value)}
              className={bar.isMain ? 'bar main' : 'bar'}
            />
            {bar.range && (
              <path
                className="whisker"
                d={`M${middle} ${y(bar.range[0])}V${y(bar.range[1])}m-8 0h16M${middle - 8} ${y(bar.range[0])}h16`}
              />
            )}
            <text x={middle} y={y(bar.range?.[1] ?? bar.value) - 8}>
              {bar.text}
            </text>
            <text x={middle} y={HEIGHT + 20} className="label">
              {bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
