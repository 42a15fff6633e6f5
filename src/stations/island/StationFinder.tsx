import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { matchesFilter, type ConnectorFilter } from '../rules/station.ts';
import { countOf } from '../../numbers/format.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { BusyButton } from '../../forms/island/BusyButton.tsx';
import { TextField } from '../../forms/island/Field.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import { useRestoredForm } from '../../forms/island/use-restored-form.ts';
import { urlState } from '../../forms/island/url-state.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { createSearch, UNKNOWN_PLACE, useStationSearch } from './use-station-search.ts';
import { StationFilters } from './StationFilters.tsx';
import { StationCard } from './StationCard.tsx';
import { StationMap } from './StationMap.tsx';

interface StationFinderProps {
  mapUrl: string;
  /** The postcodes covered, unless all are. */
  reach: string | undefined;
}

const BLANK = 'Please enter a valid postcode';

const readSearchParams = () => new URLSearchParams(urlState().read()[1]);

export default function StationFinder({ mapUrl, reach }: StationFinderProps) {
  const [search] = useState(createSearch);
  const { state, searchPostcode, searchHere } = useStationSearch(search);
  const [postcode, setPostcode] = useState('');
  const [error, setError] = useState<string>();
  const [filter, setFilter] = useState<ConnectorFilter>({ type: '', power: 0 });
  const [chosen, setChosen] = useState('');
  const cards = useRef<HTMLUListElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const nearMe = useRef<HTMLButtonElement>(null);
  /** The search in the URL, as last read or written. */
  const lastSeen = useRef('');

  /** Changes only the search in the URL. */
  const setNear = (near: string) => {
    lastSeen.current = near;
    const all = readSearchParams();
    all.delete('near');
    if (near) all.append('near', near);
    urlState().write(['charging-stations', all.toString()]);
  };

  const form = useRestoredForm((typed) => {
    const near = readSearchParams().get('near') ?? '';
    const isNew = near !== '' && near !== lastSeen.current;
    lastSeen.current = near;
    // Text typed before hydration applies unless the URL contains a search.
    setPostcode(isNew ? near : (typed?.['near'] ?? postcode));
    if (isNew) void searchPostcode(near);
  });

  // Opening its tab hydrates the island: a search is likely, and the connection may be lost by then.
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
    if (connection?.saveData) return;
    new Image().src = mapUrl;
    // The search tries again and reports any failure.
    search.prepare?.().catch(() => undefined);
  }, [search, mapUrl]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChosen('');
    if (postcode.trim() === '') {
      setError(BLANK);
      clearToasts();
      addToast({ tone: 'error', title: 'Error', description: BLANK });
      document.getElementById('near')?.focus();
      return;
    }
    setNear(postcode.trim());
    void searchPostcode(postcode);
  };
  const searchNearMe = () => {
    setChosen('');
    setNear('');
    nearMe.current?.focus();
    void searchHere();
  };
  const isLoading = state.kind === 'loading';
  const isFound = state.kind === 'found';
  const isEmpty = isFound && state.stations.length === 0;
  const matching = isFound
    ? state.stations.filter((station) => matchesFilter(station, filter))
    : [];
  const listed = isFound ? [...matching, ...state.beyond] : [];
  return (
    <div className="noscript:hidden">
      <form
        ref={form}
        action="#charging-stations"
        noValidate
        onSubmit={submit}
        className="finder-form mb-6 flex flex-wrap items-end gap-4"
      >
        <TextField
          id="near"
          name="near"
          label="Postcode"
          value={postcode}
          onChange={(value) => {
            setPostcode(value);
            if (value.trim()) setError(undefined);
          }}
          error={error}
          placeholder="HS1 2DY"
          autoComplete="postal-code"
          width="short"
        />
        {/* A new search cancels the previous one. */}
        <BusyButton busy={isLoading} busyLabel="Searching..." disabled={false}>
          Search
        </BusyButton>
        <button type="button" className={BUTTONS.quiet} ref={nearMe} onClick={searchNearMe}>
          Find Stations Near Me
        </button>
      </form>
      <p role="status" className={isLoading || isEmpty ? '' : 'sr-only'}>
        {isLoading && <span>Looking for charging stations...</span>}
        {isFound && (
          <span>
            {isEmpty
              ? 'No charging stations found in this area.'
              : `${countOf(matching.length, 'charging station')} listed.`}
          </span>
        )}
      </p>
      {isLoading && <Skeleton count={3} label="Charging stations" />}
      {state.kind === 'error' && (
        <Alert title={state.message}>
          {state.message === UNKNOWN_PLACE && <p>{reach}</p>}
          <button type="button" className={`${BUTTONS.quiet} mt-3`} onClick={searchNearMe}>
            Retry
          </button>
        </Alert>
      )}
      {isFound && (
        <div className="finder mb-6 grid items-start gap-8 lg:grid-cols-7-5">
          <div>
            {isEmpty ? (
              <>
                <p>No charging stations found. Try searching for a different location.</p>
                {state.beyond.length > 0 && <h4>Nearest stations outside this area</h4>}
              </>
            ) : (
              <StationFilters filter={filter} onChange={setFilter} shown={matching.length} />
            )}
            {state.centre.areaName && (
              <p className="text-sm text-muted">
                {`Distances are measured from the centre of ${state.centre.areaName}.`}
              </p>
            )}
            <ul className="station-cards mt-6 grid gap-4" ref={cards}>
              {listed.map((station, i) => (
                <StationCard
                  key={station.id}
                  number={i + 1}
                  station={station}
                  isChosen={station.id === chosen}
                  onChoose={(id) => {
                    setChosen(id);
                    map.current?.scrollIntoView({ block: 'nearest' });
                  }}
                />
              ))}
            </ul>
          </div>
          <StationMap
            mapUrl={mapUrl}
            centre={state.centre}
            stations={listed}
            chosen={chosen}
            ref={map}
            onChoose={(id) => {
              setChosen(id);
              const card = cards.current?.children[listed.findIndex((each) => each.id === id)];
              card?.scrollIntoView({ block: 'nearest' });
            }}
          />
        </div>
      )}
    </div>
  );
}
