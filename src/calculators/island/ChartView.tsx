import { UNTRANSLATED } from '../../ui/classes.ts';
import { CHART_HEIGHT, CHART_WIDTH, type Chart } from '../rules/chart.ts';

/** Draws a chart; screen readers read its title instead. */
export function ChartView({ title, marks }: Chart) {
  return (
    <svg
      className={`chart ${UNTRANSLATED}`}
      viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      role="img"
      aria-label={title}
    >
      {marks.map((mark, i) =>
        'path' in mark ? (
          <path key={i} d={mark.path} className={mark.className} />
        ) : (
          <text key={i} x={mark.x} y={mark.y} className={mark.className}>
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}
