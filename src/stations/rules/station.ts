import type { ConnectorType } from '../../content/model/schemas/connector-types.ts';
import { seededRandom } from '../../numbers/random.ts';
import { directionTo, distanceBetween, type Point } from './geometry.ts';

/** A place found by a search. */
export interface FoundPlace extends Point {
  id: string;
  name?: string | undefined;
  address?: string | undefined;
  /** The search service's categories for the place. */
  categories?: readonly string[] | undefined;
  /** The known connectors. */
  connectors?: readonly Connector[] | undefined;
  operator?: string | undefined;
  /** The latest month in which a source listed it, YYYY-MM. */
  lastConfirmed?: string | undefined;
}

interface Connector {
  type: ConnectorType;
  /** Maximum power, kW. */
  power: number;
  quantity: number;
}

/** A charging station for display. */
export interface StationView extends Omit<FoundPlace, 'connectors' | 'categories'> {
  name: string;
  address: string;
  /** With their availability: always simulated, since no source publishes it for these stations. */
  connectors: readonly (Connector & { availability: 'Available' | 'Occupied' })[];
  /** Whether the connectors themselves are simulated. */
  isSimulated: boolean;
  /** Metres from the centre of the search. */
  distance: number;
  direction: string;
}

/** Turns a place into a station, with its distance from the search's centre. Unknown facts are simulated, seeded by its id. */
export function toStation(
  { connectors = [], categories = [], ...place }: FoundPlace,
  from: Point,
): StationView {
  const random = seededRandom(place.id);
  const isSimulated = connectors.length === 0;
  const found = isSimulated ? simulateConnectors(categories, random) : connectors;
  return {
    ...place,
    name: place.name || 'EV Charging Station',
    address: place.address || 'Address not available',
    connectors: found.map((connector) => ({
      ...connector,
      availability: random() < 0.7 ? 'Available' : 'Occupied',
    })),
    isSimulated,
    distance: distanceBetween(from, place),
    direction: directionTo(from, place),
  };
}

/** Type 2 always; CCS where the category mentions rapid, else with 40% chance; CHAdeMO with 30% chance. */
function simulateConnectors(categories: readonly string[], random: () => number): Connector[] {
  const mentions = (word: string) => categories.some((one) => one.toLowerCase().includes(word));
  const [ccs, chademo] = [random(), random()];
  return [
    { type: 'Type 2', power: mentions('fast') ? 22 : 7.4, quantity: 1 },
    ...(mentions('rapid') || ccs < 0.4 ? [{ type: 'CCS', power: 50, quantity: 1 } as const] : []),
    ...(chademo < 0.3 ? [{ type: 'CHAdeMO', power: 50, quantity: 1 } as const] : []),
  ];
}

/** The connector that the visitor wants; empty and 0 mean any. */
export interface ConnectorFilter {
  type: ConnectorType | '';
  power: number;
}

/** Whether one connector matches the whole filter. Stations with unknown connectors always match. */
export function matchesFilter(station: StationView, filter: ConnectorFilter): boolean {
  return (
    station.isSimulated ||
    station.connectors.some(
      ({ type, power }) => (filter.type === '' || type === filter.type) && power >= filter.power,
    )
  );
}
