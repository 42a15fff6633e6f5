import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DEFAULT_PLACE,
  SEARCH_LIMIT,
  SEARCH_RADIUS,
  type Located,
  type PlaceSearch,
} from '../../domain/stations/place-search.ts';
import { toStation, type Station } from '../../domain/stations/station.ts';
import { addToast } from '../../stores/toasts.ts';
import { locateVisitor } from './locate-visitor.ts';

/** How far beyond the radius stations are offered when it holds none. */
const BEYOND_LIMIT = 3;

export const UNKNOWN_PLACE = 'Could not find location for the provided postcode.';

/** What a search has come to. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | { kind: 'found'; centre: Located; stations: Station[]; beyond: Station[] };

/** Searches one at a time: a new one puts an end to the one before. */
export function useStationSearch(search: PlaceSearch) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(findCentre: (signal: AbortSignal) => Promise<Located | string>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: SearchState) => {
      if (signal.aborted) return;
      // At once, since the toast that follows measures itself and would hold the answer up.
      flushSync(() => {
        setState(next);
      });
    };
    const fail = (message: string) => {
      show({ kind: 'error', message });
      if (!signal.aborted) addToast({ tone: 'error', title: 'Error', description: message });
    };
    setState({ kind: 'loading' });
    const centre = await findCentre(signal);
    if (typeof centre === 'string') {
      fail(centre);
      return;
    }
    try {
      const { latitude, longitude } = centre;
      const query = { latitude, longitude, radius: SEARCH_RADIUS, limit: SEARCH_LIMIT };
      const asStation = (place: Parameters<typeof toStation>[0]) => toStation(place, centre);
      const nearest = (a: Station, b: Station) => a.distance - b.distance;
      const stations = (await search.nearby(query, signal)).map(asStation).sort(nearest);
      const farther =
        stations.length > 0 ? [] : await search.beyond?.({ ...query, limit: BEYOND_LIMIT }, signal);
      show({ kind: 'found', centre, stations, beyond: (farther ?? []).map(asStation) });
      if (stations.length > 0 && !signal.aborted) {
        const noun = stations.length === 1 ? 'station' : 'stations';
        addToast({
          tone: 'success',
          title: 'Charging Stations Found',
          description: `${stations.length} ${noun} within 10 km.`,
        });
      }
    } catch {
      fail('Could not fetch charging stations. Please try again later.');
    }
  }

  return {
    state,
    searchPostcode: (postcode: string) =>
      run(async (signal) => {
        try {
          const found = await search.geocode({ postcode }, signal);
          return found ?? UNKNOWN_PLACE;
        } catch {
          return 'Could not find the location. Please check the postcode and try again.';
        }
      }),
    searchHere: () =>
      run(async (signal) => {
        const here = await locateVisitor(signal);
        if (signal.aborted) return DEFAULT_PLACE;
        addToast(
          here
            ? { tone: 'success', title: 'Using Your Location' }
            : {
                tone: 'success',
                title: 'Using Default Location',
                description:
                  "We're showing charging stations in Stornoway. Search by postcode for specific locations.",
              },
        );
        return here ?? DEFAULT_PLACE;
      }),
  };
}
