import { EARTH_RADIUS, radians, type Point } from './geometry.ts';

/** The drawn map of the isles: its size in drawing units, its bounds in degrees. */
export const ISLES_MAP = { width: 720, height: 900, south: 56.35, north: 58.6, middle: -6.525 };

const mercator = (latitude: number) => Math.atanh(Math.sin(radians(latitude)));

/** Drawing units per radian. */
const MAP_SCALE = ISLES_MAP.height / (mercator(ISLES_MAP.north) - mercator(ISLES_MAP.south));

/** The position of a place on the drawn map (Mercator projection). */
export function projectOnMap({ latitude, longitude }: Point): { x: number; y: number } {
  return {
    x: ISLES_MAP.width / 2 + MAP_SCALE * radians(longitude - ISLES_MAP.middle),
    y: MAP_SCALE * (mercator(ISLES_MAP.north) - mercator(latitude)),
  };
}

/** Converts metres at a latitude to drawing units. */
export const lengthOnMap = (metres: number, latitude: number) =>
  (MAP_SCALE * metres) / EARTH_RADIUS / Math.cos(radians(latitude));

/** Whether a place is on the drawn map. */
export function isOnMap(point: Point): boolean {
  const { x, y } = projectOnMap(point);
  return x >= 0 && x <= ISLES_MAP.width && y >= 0 && y <= ISLES_MAP.height;
}

/** Places named on the map. */
export const MAP_PLACES = [
  { name: 'Stornoway', latitude: 58.208, longitude: -6.385 },
  { name: 'Tarbert', latitude: 57.899, longitude: -6.803 },
  { name: 'Lochmaddy', latitude: 57.603, longitude: -7.163 },
  { name: 'Balivanich', latitude: 57.472, longitude: -7.378 },
  { name: 'Lochboisdale', latitude: 57.153, longitude: -7.306 },
  { name: 'Castlebay', latitude: 56.955, longitude: -7.487 },
  { name: 'Uig', latitude: 57.587, longitude: -6.37 },
  { name: 'Portree', latitude: 57.413, longitude: -6.196 },
  { name: 'Mallaig', latitude: 57.006, longitude: -5.828 },
  { name: 'Ullapool', latitude: 57.895, longitude: -5.156 },
  { name: 'Oban', latitude: 56.415, longitude: -5.471 },
];

/** A position on a map, in drawing units. */
export interface MapPosition {
  x: number;
  y: number;
}

/** Enough rounds to separate the longest list of a search. */
const ROUNDS = 1000;
/** The golden angle, radians: turning by it spreads marks on the same spot evenly in all directions. */
const GOLDEN_ANGLE = 2.39996323;

/**
 * Moves marks apart until each can be pressed separately. The same positions always give the same result, and marks
 * with enough space around them do not move.
 * @param gap the minimum distance between the centres of two marks, in drawing units
 */
export function spreadMarks(spots: readonly MapPosition[], gap: number): MapPosition[] {
  const marks = spots.map((spot, i) => {
    const isCrowded = spots.some((other, j) => i !== j && distanceOnMap(spot, other) < gap);
    const start = isCrowded ? (gap / 1000) * Math.sqrt(i) : 0;
    return {
      x: spot.x + start * Math.cos(i * GOLDEN_ANGLE),
      y: spot.y + start * Math.sin(i * GOLDEN_ANGLE),
    };
  });
  for (let round = 0, isDone = false; round < ROUNDS && !isDone; round++) {
    isDone = true;
    marks.forEach((mark, i) => {
      for (const other of marks.slice(0, i)) if (pushApart(mark, other, gap)) isDone = false;
    });
  }
  return marks;
}

/** The distance between two positions, in drawing units. */
export const distanceOnMap = (a: MapPosition, b: MapPosition) => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves two marks apart by part of the missing distance; false if they are far enough apart. */
function pushApart(mark: MapPosition, other: MapPosition, gap: number): boolean {
  const apart = distanceOnMap(mark, other);
  if (apart >= gap) return false;
  // Small steps keep marks near their places; overshooting slightly ensures termination.
  const push = (gap * 1.01 - apart) / 8 / apart;
  const [x, y] = [push * (mark.x - other.x), push * (mark.y - other.y)];
  mark.x += x;
  mark.y += y;
  other.x -= x;
  other.y -= y;
  return true;
}
