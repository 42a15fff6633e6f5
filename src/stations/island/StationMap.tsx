import type { KeyboardEvent, Ref } from 'react';
import { UNTRANSLATED } from '../../ui/classes.ts';
import type { Point } from '../rules/geometry.ts';
import {
  distanceOnMap,
  isOnMap,
  lengthOnMap,
  ISLES_MAP,
  MAP_PLACES,
  projectOnMap,
  spreadMarks,
  type MapPosition,
} from '../rules/map.ts';
import { SEARCH_RADIUS } from '../rules/place-search.ts';
import type { StationView } from '../rules/station.ts';

interface StationMapProps {
  mapUrl: string;
  centre: Point;
  stations: readonly StationView[];
  chosen: string;
  onChoose: (id: string) => void;
  ref: Ref<HTMLDivElement>;
}

const NAMED_PLACES = MAP_PLACES.map((place) => ({ name: place.name, ...projectOnMap(place) }));

/** Size of a mark's target, as a fraction of the view: over 24 px on a map 320 px wide. */
const TARGET = 0.19;
/** Height of a place's name, as a fraction of half the view. */
const LETTERS = 0.08;
/** Half the width of a character, as a fraction of the height of a name. */
const HALF_LETTER = 0.3;
/** The closest view, as a fraction of the radius of a search. */
const CLOSEST = 0.25;

/**
 * The drawn map, as close as all stations allow, with a numbered mark for each; marks are buttons that select a station
 * in the list.
 */
export function StationMap({ mapUrl, centre, stations, chosen, onChoose, ref }: StationMapProps) {
  if (!isOnMap(centre)) return null;
  const middle = projectOnMap(centre);
  const radius = lengthOnMap(SEARCH_RADIUS, centre.latitude);
  const shown = stations.map((station, i) => ({ ...station, number: i + 1 })).filter(isOnMap);
  const spots = shown.map(projectOnMap);
  const reachOf = (list: readonly MapPosition[]) =>
    Math.max(
      radius * CLOSEST,
      ...list.flatMap(({ x, y }) => [x - middle.x, y - middle.y]).map(Math.abs),
    );
  const target = reachOf(spots) * TARGET;
  const marks = spreadMarks(spots, target);
  const half = reachOf(marks) + target / 2;
  const view = `${middle.x - half} ${middle.y - half} ${2 * half} ${2 * half}`;
  const ends = marks.map(({ x, y }) => `${x} ${y}`);
  const leaderLines = spots.map(({ x, y }, i) => `M${x} ${y}L${ends[i] ?? ''}`);
  const height = half * LETTERS;
  const name = stations.find(({ id }) => id === chosen)?.name;
  return (
    <div className="station-map" ref={ref}>
      <svg className={UNTRANSLATED} viewBox={view} role="group" aria-label="Stations">
        <image href={mapUrl} width={ISLES_MAP.width} height={ISLES_MAP.height} />
        <circle className="area" cx={middle.x} cy={middle.y} r={radius} />
        <path className="thread" d={leaderLines.join('')} />
        {shown.map((station, i) => (
          <g
            key={station.id}
            className="mark"
            transform={`translate(${ends[i] ?? ''})`}
            role="button"
            tabIndex={0}
            aria-label={`${station.number} ${station.name}`}
            aria-pressed={station.id === chosen}
            onClick={() => {
              onChoose(station.id);
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onChoose(station.id);
            }}
          >
            <circle r={target / 2} />
            <circle r={target / 3} />
            <text aria-hidden fontSize={target / 2.6}>
              {station.number}
            </text>
          </g>
        ))}
        {/* Drawn last, so that marks do not cover the names. */}
        <g className="places" aria-hidden fontSize={height}>
          {NAMED_PLACES.filter(
            ({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) < half,
          ).map((place) => {
            const available = half - place.name.length * height * HALF_LETTER;
            const x = Math.min(available, Math.max(-available, place.x - middle.x));
            const nearbyMarks = marks.filter((mark) => distanceOnMap(mark, place) < 2 * target);
            const top = Math.min(
              place.y,
              ...nearbyMarks.map(({ y }) => y - target / 3 - height / 2),
            );
            return (
              <text
                key={place.name}
                x={middle.x + x}
                y={Math.max(top, middle.y + height / 2 - half)}
              >
                {place.name}
              </text>
            );
          })}
        </g>
      </svg>
      <p role="status" className="text-sm">
        {name && `Chosen: ${name}`}
      </p>
    </div>
  );
}
