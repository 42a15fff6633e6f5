import { EARTH_RADIUS, radians, type Point } from './geometry.ts';

/** The drawn map of the isles: size in units of the drawing, what it shows in degrees. */
export const MAP = { width: 720, height: 900, south: 56.35, north: 58.6, middle: -6.525 };

const mercator = (latitude: number) => Math.atanh(Math.sin(radians(latitude)));

/** Units of the drawing to a radian. */
export const MAP_SCALE = MAP.height / (mercator(MAP.north) - mercator(MAP.south));

/** Where a place stands on the drawn map (Mercator projection). */
export function projectOnMap({ latitude, longitude }: Point): { x: number; y: number } {
  return {
    x: MAP.width / 2 + MAP_SCALE * radians(longitude - MAP.middle),
    y: MAP_SCALE * (mercator(MAP.north) - mercator(latitude)),
  };
}

/** Units of the drawing to so many metres at a latitude. */
export const lengthOnMap = (metres: number, latitude: number) =>
  (MAP_SCALE * metres) / EARTH_RADIUS / Math.cos(radians(latitude));

/** Whether a place stands on the drawn map at all. */
export function isOnMap(point: Point): boolean {
  const { x, y } = projectOnMap(point);
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height;
}
