import type { Flows } from '../../engine/year.ts';

export const FLOWS_WIDTH = 400;
export const FLOWS_HEIGHT = 290;

const COLUMNS = { left: 108, middle: 196, right: 284 } as const;
const NODE_WIDTH = 8;
/** Between two nodes, for the words of each. */
const GAP = 24;

const NODES = {
  wind: { label: 'Wind', column: 'left' },
  sun: { label: 'Sun', column: 'left' },
  grid: { label: 'Grid', column: 'left' },
  battery: { label: 'Battery', column: 'middle' },
  house: { label: 'House', column: 'right' },
  heat: { label: 'Heat', column: 'right' },
  car: { label: 'Car', column: 'right' },
  sold: { label: 'Sold', column: 'right' },
  curtailed: { label: 'Turned down', column: 'right' },
  lost: { label: 'Lost', column: 'right' },
} as const;

export type NodeName = keyof typeof NODES;

export interface FlowNode {
  name: NodeName;
  label: string;
  column: keyof typeof COLUMNS;
  kwh: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface FlowLink {
  from: NodeName;
  to: NodeName;
  kwh: number;
  /** The middle line, to be drawn as wide as `width`. */
  path: string;
  width: number;
}

/** Flows of a year as bands between what gives and what takes; less than 1 kWh is not drawn. */
export function drawFlows(flows: Flows): { nodes: FlowNode[]; links: FlowLink[] } {
  const bands = listFlows(flows);
  const names = (Object.keys(NODES) as NodeName[]).filter((name) =>
    bands.some(({ from, to }) => from === name || to === name),
  );
  const kwhOf = (name: NodeName) =>
    Math.max(
      sum(bands.filter(({ from }) => from === name)),
      sum(bands.filter(({ to }) => to === name)),
    );
  const columnOf = (column: FlowNode['column']) =>
    names.filter((name) => NODES[name].column === column);
  const scales = (['left', 'right'] as const).map((column) => {
    const members = columnOf(column);
    const total = members.reduce((kwh, name) => kwh + kwhOf(name), 0);
    return (FLOWS_HEIGHT - GAP * members.length) / total;
  });
  const scale = Math.min(...scales);

  const nodes = (['left', 'middle', 'right'] as const).flatMap((column) => {
    const members = columnOf(column);
    const height = members.reduce((all, name) => all + kwhOf(name) * scale + GAP, 0);
    // The battery stands low, out of the way of most bands.
    let y = column === 'middle' ? FLOWS_HEIGHT - height + GAP : (FLOWS_HEIGHT - height + GAP) / 2;
    return members.map((name): FlowNode => {
      const kwh = kwhOf(name);
      const node = { name, kwh, y, height: kwh * scale, x: COLUMNS[column], width: NODE_WIDTH };
      y += node.height + GAP;
      return { ...node, ...NODES[name] };
    });
  });
  const at = new Map(nodes.map((node) => [node.name, { out: node.y, in: node.y, x: node.x }]));
  const links = bands.map(({ from, to, kwh }): FlowLink => {
    const [source, target] = [at.get(from), at.get(to)];
    if (!source || !target) throw new Error(`${from} or ${to} is not drawn`);
    const width = kwh * scale;
    const [x1, x2] = [source.x + NODE_WIDTH, target.x];
    const [y1, y2] = [source.out + width / 2, target.in + width / 2];
    source.out += width;
    target.in += width;
    const middle = (x1 + x2) / 2;
    const path = `M${x1} ${tidy(y1)}C${middle} ${tidy(y1)} ${middle} ${tidy(y2)} ${x2} ${tidy(y2)}`;
    return { from, to, kwh, path, width: tidy(width) };
  });
  return {
    nodes: nodes.map((node) => ({ ...node, y: tidy(node.y), height: tidy(node.height) })),
    links,
  };
}

interface Band {
  from: NodeName;
  to: NodeName;
  kwh: number;
}

/** Each flow of at least 1 kWh, in the order of sources and uses. */
export function listFlows({ wind, sun, grid, battery }: Flows): Band[] {
  const { house, heat, car, lost } = battery;
  const sources: Record<string, Record<string, number>> = {
    ...{ wind: { ...wind }, sun: { ...sun }, grid: { ...grid } },
    battery: { house, heat, car, lost },
  };
  const order = Object.keys(NODES);
  return Object.entries(sources)
    .flatMap(([from, uses]) => Object.entries(uses).map(([to, kwh]) => ({ from, to, kwh }) as Band))
    .filter(({ kwh }) => kwh >= 1)
    .sort((a, b) => order.indexOf(a.to) - order.indexOf(b.to))
    .sort((a, b) => order.indexOf(a.from) - order.indexOf(b.from));
}

export const nodeLabel = (name: NodeName): string => NODES[name].label;

const sum = (bands: Band[]) => bands.reduce((total, { kwh }) => total + kwh, 0);
const tidy = (value: number) => Math.round(value * 10) / 10;
