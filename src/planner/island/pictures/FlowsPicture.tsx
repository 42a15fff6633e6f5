import {
  drawFlows,
  type FlowNode,
  FLOWS_HEIGHT,
  FLOWS_WIDTH,
  nodeLabel,
} from '../../answer/pictures/flows.ts';
import type { Flows } from '../../engine/year.ts';
import { formatWhole } from '../../../numbers/format.ts';
import { UNTRANSLATED } from '../../../ui/classes.ts';
import { FILLS, LINES } from './Legend.tsx';
import { PictureTable } from './PictureTable.tsx';

const CAPTION = 'Where a year’s electricity comes from and goes to, kWh';

/** Words stand outside of the columns; those of the battery above it. */
function placeWords({ column, x, y, width, height }: FlowNode) {
  if (column === 'middle') return { x: x + width / 2, y: y - 6, textAnchor: 'middle' } as const;
  const middle = y + height / 2 + 5;
  return column === 'left'
    ? ({ x: x - 8, y: middle, textAnchor: 'end' } as const)
    : ({ x: x + width + 8, y: middle, textAnchor: 'start' } as const);
}

export function FlowsPicture({ flows }: { flows: Flows }) {
  const { nodes, links } = drawFlows(flows);
  const said = links.map(
    ({ from, to, kwh }) =>
      `${nodeLabel(from)} to ${nodeLabel(to).toLowerCase()} ${formatWhole(kwh)}`,
  );
  return (
    <figure className="mt-8 break-inside-avoid">
      <figcaption className="font-strong">{CAPTION}</figcaption>
      <svg
        className={`picture flows ${UNTRANSLATED}`}
        viewBox={`0 0 ${FLOWS_WIDTH} ${FLOWS_HEIGHT}`}
        role="img"
        aria-label={`${CAPTION}: ${said.join(', ')}.`}
      >
        {links.map(({ from, to, path, width }) => (
          <path key={from + to} className={LINES[from]} d={path} strokeWidth={width} />
        ))}
        {nodes.map((node) => (
          <g key={node.name}>
            <rect
              className={FILLS[node.name]}
              x={node.x}
              y={node.y}
              width={node.width}
              height={Math.max(1, node.height)}
            />
            <text {...placeWords(node)}>{`${node.label} ${formatWhole(node.kwh)}`}</text>
          </g>
        ))}
      </svg>
      <PictureTable
        caption={CAPTION}
        head={['From', 'To', 'kWh']}
        rows={links.map(({ from, to, kwh }) => [nodeLabel(from), nodeLabel(to), formatWhole(kwh)])}
      />
    </figure>
  );
}
