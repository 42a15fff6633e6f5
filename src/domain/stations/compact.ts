import type { PostcodeArea, StationData } from './embedded-search.ts';
import { CONNECTOR_TYPES, type Place } from './station.ts';

/** Stations and areas as they travel: lists without names of fields, since the line may be slow. */
export interface CompactData {
  stations: (readonly [
    id: string,
    name: string,
    address: string,
    latitude: number,
    longitude: number,
    operator: string,
    lastConfirmed: string,
    known: (readonly [type: number, power: number, quantity: number])[],
  ])[];
  areas: PostcodeArea[];
}

type KnownPlace = Required<Omit<Place, 'categories'>>;

/** Packs stations and areas for the way to the browser. */
export function packStationData(
  stations: readonly KnownPlace[],
  areas: PostcodeArea[],
): CompactData {
  return {
    stations: stations.map((place) => [
      place.id,
      place.name ?? '',
      place.address ?? '',
      place.latitude,
      place.longitude,
      place.operator ?? '',
      place.lastConfirmed ?? '',
      (place.known ?? []).map(
        ({ type, power, quantity }) => [CONNECTOR_TYPES.indexOf(type), power, quantity] as const,
      ),
    ]),
    areas,
  };
}

/** Undoes `packStationData`. */
export function unpackStationData({ stations, areas }: CompactData): StationData {
  return {
    areas,
    stations: stations.map(
      ([id, name, address, latitude, longitude, operator, lastConfirmed, known]) => ({
        id,
        name,
        address,
        latitude,
        longitude,
        operator,
        lastConfirmed,
        known: known.map(([type, power, quantity]) => ({
          type: CONNECTOR_TYPES[type] ?? 'Type 2',
          power,
          quantity,
        })),
      }),
    ),
  };
}
