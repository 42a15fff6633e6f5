import { UNTRANSLATED } from '../../ui/classes.ts';
import { HEIGHT, WIDTH, type Chart } from '../rules/chart.ts';

/** Draws a chart; screen readers read its title instead. */
export function ChartView({ title, marks }: Chart) {
  return (
    <svg
      className={`chart ${UNTRANSLATED}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={title}
    >
      {marks.map((mark, i) =>
        'path' in mark ? (
          <path key={i} d={mark.path} className={mark.look} />
        ) : (
          <text key={i} x={mark.x} y={mark.y} className={mark.look}>
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}
