import { countOf } from '../../values/numbers/format.ts';
import type { Property } from '../schemas/property.ts';

type House = Pick<Property, 'name' | 'location' | 'bedrooms' | 'guests'>;

/**
 * Describes the houses for search results: "Holiday houses: Uta, Daliburgh, for up to 6 guests."
 * @param opening without a full stop
 */
export function describeHouses(opening: string, houses: readonly House[]): string {
  const named = houses.map(({ name, location, bedrooms, guests }) => {
    const size = guests ? `for up to ${countOf(guests, 'guest')}` : countOf(bedrooms, 'bedroom');
    return `${name}, ${location}, ${size}`;
  });
  return named.length > 0 ? `${opening}: ${named.join('; ')}.` : `${opening}.`;
}
