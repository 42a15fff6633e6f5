import type { Spot } from './spread-marks.ts';

/** A place with a name, in drawing units. */
export interface NamedSpot extends Spot {
  name: string;
}

/** A name on a map, and the end of it that is at its spot. */
interface PlacedName extends NamedSpot {
  textAnchor: 'start' | 'end';
}

/**
 * Puts names beside their places where they cover no mark: on the side towards the middle of the map, so that its edge
 * cuts none off, else on the other, above or below. One without space is left out.
 * @param gap the distance that a name keeps from a mark's centre
 * @param height the height of the letters; all in drawing units
 */
export function placeNames(
  places: readonly NamedSpot[],
  marks: readonly Spot[],
  { middle, gap, height }: { middle: number; gap: number; height: number },
): PlacedName[] {
  return places.flatMap(({ name, x, y }) => {
    const width = (name.length + 2) * height * 0.6;
    const spots = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].flatMap((line) =>
      [x > middle, x <= middle].map((isLeft) => ({ isLeft, y: y + line * height })),
    );
    const free = spots.find(({ isLeft, y }) =>
      marks.every(
        (mark) =>
          Math.abs(mark.y - y) > gap ||
          Math.abs(mark.x - x - (isLeft ? -width : width) / 2) > gap + width / 2,
      ),
    );
    return free ? [{ name, x, y: free.y, textAnchor: free.isLeft ? 'end' : 'start' }] : [];
  });
}
