/** A point on the Earth, degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth, metres (IUGG). */
export const EARTH_RADIUS = 6_371_009;
const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Converts degrees to radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two places, metres (haversine formula). */
export function distanceBetween(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance in miles, then in kilometres as external maps show it: "2.1 miles (3.4 km)". */
export function formatDistance(metres: number): string {
  const digits = metres < 10_000 ? 1 : 0;
  return `${(metres / 1609.344).toFixed(digits)} miles (${(metres / 1000).toFixed(digits)} km)`;
}

/** The initial direction towards a place, as one of eight. */
export function directionTo(from: Point, to: Point): (typeof COMPASS)[number] {
  const turn = radians(to.longitude - from.longitude);
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return COMPASS[(eighths + 8) % 8] ?? 'north';
}
