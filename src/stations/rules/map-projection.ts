import { EARTH_RADIUS, radians, type Point } from './geometry.ts';

/** The drawn map of the isles: its size in drawing units, its bounds in degrees. */
export const MAP = { width: 720, height: 900, south: 56.35, north: 58.6, middle: -6.525 };

const mercator = (latitude: number) => Math.atanh(Math.sin(radians(latitude)));

/** Drawing units per radian. */
export const MAP_SCALE = MAP.height / (mercator(MAP.north) - mercator(MAP.south));

/** The position of a place on the drawn map (Mercator projection). */
export function projectOnMap({ latitude, longitude }: Point): { x: number; y: number } {
  return {
    x: MAP.width / 2 + MAP_SCALE * radians(longitude - MAP.middle),
    y: MAP_SCALE * (mercator(MAP.north) - mercator(latitude)),
  };
}

/** Converts metres at a latitude to drawing units. */
export const lengthOnMap = (metres: number, latitude: number) =>
  (MAP_SCALE * metres) / EARTH_RADIUS / Math.cos(radians(latitude));

/** Whether a place is on the drawn map. */
export function isOnMap(point: Point): boolean {
  const { x, y } = projectOnMap(point);
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height;
}
