import { countOf } from '../../values/count-of.ts';
import type { Property } from '../schemas/property.ts';

type House = Pick<Property, 'name' | 'location' | 'bedrooms' | 'guests'>;

/** Describes the houses for search results: "Benderloch House, Lochboisdale, for up to 14 guests". */
export function describeHouses(houses: readonly House[]): string {
  const opening = 'Self-catering eco holiday houses in the Outer Hebrides';
  const named = houses.map(({ name, location, bedrooms, guests }) => {
    const size = guests ? `for up to ${countOf(guests, 'guest')}` : countOf(bedrooms, 'bedroom');
    return `${name}, ${location}, ${size}`;
  });
  return named.length > 0 ? `${opening}: ${named.join('; ')}.` : `${opening}.`;
}
