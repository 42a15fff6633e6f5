import { readFileSync } from 'node:fs';
import { MAP, projectOnMap, type Spot } from '../../src/stations/rules/map.ts';

/** How much of the coast is drawn. */
export interface Detail {
  /** Steps to a unit of the map. */
  steps: number;
  /** A corner stays if it makes a triangle of so much with its neighbours, square units; one of the mainland, if five times as much. */
  least: number;
}

/** The mainland's coast has more corners than those of all isles. */
const MAINLAND = 2000;
/** What lies just outside, so that no edge of the map is taken for a shore. */
const BEYOND = 4;

/** The outline of the isles and the near mainland (OpenStreetMap) as path data, in steps. */
export function coastPath(detail: Detail): string {
  return coasts()
    .map((coast) => {
      const least = detail.least * (coast.length > MAINLAND ? 5 : 1);
      return toPath(withoutSmallCorners(clipped(coast), least), detail.steps);
    })
    .join('');
}

/** The coasts of all islands that reach into the map, in its units. */
function coasts(): Spot[][] {
  const file = new URL(import.meta.resolve('@geo-maps/earth-coastlines-10m/map.geo.json'));
  const { geometries } = JSON.parse(readFileSync(file, 'utf8')) as {
    geometries: { coordinates: [longitude: number, latitude: number][][][] }[];
  };
  return geometries
    .flatMap(({ coordinates }) => coordinates)
    .map(([coast = []]) =>
      coast.slice(1).map(([longitude, latitude]) => projectOnMap({ longitude, latitude })),
    )
    .filter((coast) => coast.some(({ x, y }) => x > 0 && x < MAP.width && y > 0 && y < MAP.height));
}

/** What of a coast is on the map (Sutherland and Hodgman's way, edge by edge). */
function clipped(coast: Spot[]): Spot[] {
  const edges = [
    ['x', -BEYOND, 1],
    ['x', MAP.width + BEYOND, -1],
    ['y', -BEYOND, 1],
    ['y', MAP.height + BEYOND, -1],
  ] as const;
  return edges.reduce(
    (line, [axis, edge, sign]) =>
      line.flatMap((spot, i) => {
        const before = line.at(i - 1) ?? spot;
        const isIn = (spot[axis] - edge) * sign >= 0;
        if (isIn === (before[axis] - edge) * sign >= 0) return isIn ? [spot] : [];
        const part = (edge - before[axis]) / (spot[axis] - before[axis]);
        const cut = {
          x: before.x + (spot.x - before.x) * part,
          y: before.y + (spot.y - before.y) * part,
        };
        return isIn ? [cut, spot] : [cut];
      }),
    coast,
  );
}

/** A line without the corners that matter least, one after the other (Visvalingam's way); nothing, if all are small. */
function withoutSmallCorners(line: Spot[], least: number): Spot[] {
  const left = [...line];
  while (left.length > 2) {
    const sizes = left.map((spot, i) => {
      const [a, b] = [left.at(i - 1) ?? spot, left[(i + 1) % left.length] ?? spot];
      return Math.abs((spot.x - a.x) * (b.y - a.y) - (b.x - a.x) * (spot.y - a.y)) / 2;
    });
    const smallest = Math.min(...sizes);
    if (smallest >= least) return left;
    left.splice(sizes.indexOf(smallest), 1);
  }
  return [];
}

/** A closed line in whole steps, each from the one before; a sign sets numbers apart as well as a space. */
function toPath(line: readonly Spot[], steps: number): string {
  const corners = line.map(({ x, y }) => [Math.round(x * steps), Math.round(y * steps)] as const);
  const [start] = corners;
  if (!start) return '';
  const moves = corners.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = corners[i] ?? start;
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`];
  });
  return `M${start.join(' ')}l${moves.join(' ').replaceAll(' -', '-')}z`;
}
