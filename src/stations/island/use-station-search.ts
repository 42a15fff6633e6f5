import { useEffect, useRef, useState } from 'react';
import { countOf } from '../../numbers/format.ts';
import { formatDistance, type Point } from '../rules/geometry.ts';
import {
  DEFAULT_PLACE,
  findNearby,
  SEARCH_RADIUS,
  type NearbyStations,
  type FinderSearch,
  type GeocodedPlace,
} from '../rules/place-search.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';
import { createEmbeddedSearch, type StationData } from '../rules/embedded-search.ts';

export const UNKNOWN_PLACE = 'Could not find location for the provided postcode.';

/** The state of a search. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'error'; message: string }
  | ({ kind: 'found'; centre: GeocodedPlace } & NearbyStations);

/** Runs one search at a time: a new search cancels the previous one. */
export function useStationSearch(search: FinderSearch) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(findCentre: (signal: AbortSignal) => Promise<GeocodedPlace | string>) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const fail = (message: string) => {
      if (signal.aborted) return;
      setState({ kind: 'error', message });
      addToast({ tone: 'error', title: 'Error', description: message });
    };
    clearToasts();
    setState({ kind: 'loading' });
    const centre = await findCentre(signal);
    // Lets the browser paint the click before it renders the results, if it supports that.
    await (window as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.();
    if (typeof centre === 'string') {
      fail(centre);
      return;
    }
    try {
      const nearby = await findNearby(search, centre, signal);
      if (signal.aborted) return;
      setState({ kind: 'found', centre, ...nearby });
      const { length } = nearby.stations;
      if (length > 0) {
        addToast({
          tone: 'success',
          title: 'Charging Stations Found',
          description: `${countOf(length, 'station')} within ${formatDistance(SEARCH_RADIUS)}.`,
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
        const location = await locateVisitor(signal);
        if (signal.aborted) return DEFAULT_PLACE;
        addToast({
          tone: 'success',
          title: location ? 'Using Your Location' : 'Using Default Location',
          description: location
            ? undefined
            : "We're showing charging stations in Stornoway. Search by postcode for specific locations.",
        });
        return location ?? DEFAULT_PLACE;
      }),
  };
}

const TIMEOUT_MS = 10_000;

/**
 * The device's location.
 * @returns undefined if permission is refused, the request fails or takes too long, or the signal aborts
 */
function locateVisitor(signal: AbortSignal): Promise<Point | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve(undefined);
    };
    signal.addEventListener('abort', giveUp);
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) {
      giveUp();
      return;
    }
    // The browser's own timeout does not run while it asks for permission.
    setTimeout(giveUp, TIMEOUT_MS);
    geolocation.getCurrentPosition(
      ({ coords }) => {
        resolve(coords);
      },
      giveUp,
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

/** The widest radius that the specified request allows, metres. */
const SERVICE_RADIUS = 50_000;

const DATA_URL = '/data/stations.json';

let loading: Promise<StationData> | undefined;

/** Loads the stations once; tries again only after a failure. */
const loadStationData = () =>
  (loading ??= fetchStationData().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

async function fetchStationData(): Promise<StationData> {
  const response = await fetch(DATA_URL);
  if (!response.ok) throw new Error(`${DATA_URL} returned status ${response.status}`);
  const { stations, areas } = (await response.json()) as StationData;
  // Throws if the response is another file.
  return { stations: [...stations], areas: [...areas] };
}

/** The remote search if a service is configured, else the embedded one; a build contains only the one it uses. */
export function createSearch(): FinderSearch {
  // Not from astro:env: only this form lets the build remove the other search before it bundles.
  const url = import.meta.env.PUBLIC_PLACE_SEARCH_URL;
  if (!import.meta.env.PUBLIC_PLACE_SEARCH_URL || !url) {
    return createEmbeddedSearch(loadStationData);
  }
  // Imported for each search, so that a failed import is tried again.
  const remote = async () => {
    const { createRemoteSearch } = await import('../rules/remote-search.ts');
    return createRemoteSearch(url, (...request) => fetch(...request));
  };
  return {
    maxDistanceMetres: SERVICE_RADIUS,
    nearby: async (...query) => (await remote()).nearby(...query),
    geocode: async (...query) => (await remote()).geocode(...query),
  };
}
