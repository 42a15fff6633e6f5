import type { KeyboardEvent } from 'react';
import { UNTRANSLATED } from '../../ui/classes.ts';
import type { Point } from '../rules/geometry.ts';
import { isOnMap, lengthOnMap, MAP, projectOnMap, spreadMarks, type Spot } from '../rules/map.ts';
import { SEARCH_RADIUS } from '../rules/place-search.ts';
import type { ShownStation } from '../rules/station.ts';

/** A place with a name, in drawing units. */
export interface NamedSpot extends Spot {
  name: string;
}

interface StationMapProps {
  mapUrl: string;
  /** Places named on the map, in drawing units. */
  places: readonly NamedSpot[];
  centre: Point;
  stations: readonly ShownStation[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Size of a mark's target, as a fraction of the view: over 24 px on a map 320 px wide. */
const TARGET = 0.19;
/** Height of a name, as a fraction of half the view. */
const LETTERS = 0.08;

/** The drawn map with a mark for each station; marks are buttons that select a station in the list. */
export function StationMap({
  mapUrl,
  places,
  centre,
  stations,
  chosen,
  onChoose,
}: StationMapProps) {
  if (!isOnMap(centre)) return null;
  const middle = projectOnMap(centre);
  const radius = lengthOnMap(SEARCH_RADIUS, centre.latitude);
  const shown = stations.filter(isOnMap);
  const spots = shown.map(projectOnMap);
  const reachOf = (list: readonly Spot[]) =>
    list.flatMap(({ x, y }) => [x - middle.x, y - middle.y]).map(Math.abs);
  const target = Math.max(radius, ...reachOf(spots)) * TARGET;
  const marks = spreadMarks(spots, target);
  const half = Math.max(radius, ...reachOf(marks)) + target / 2;
  const view = `${middle.x - half} ${middle.y - half} ${2 * half} ${2 * half}`;
  const ends = marks.map(({ x, y }) => `${x} ${y}`);
  const threads = spots.map(({ x, y }, i) => `M${x} ${y}L${ends[i] ?? ''}`);
  const height = half * LETTERS;
  const name = stations.find(({ id }) => id === chosen)?.name;
  return (
    <div className="station-map">
      <svg className={UNTRANSLATED} viewBox={view} role="group" aria-label="Stations">
        <image href={mapUrl} width={MAP.width} height={MAP.height} />
        <circle className="area" cx={middle.x} cy={middle.y} r={radius} />
        <path className="thread" d={threads.join('')} />
        {/* Drawn before the marks, so that names never cover them. */}
        <g aria-hidden fontSize={height}>
          {places
            .filter((place) => Math.max(...reachOf([place])) < half - height)
            .map(({ name, x, y }) => (
              <text key={name} x={x} y={y} textAnchor={x > middle.x ? 'end' : 'start'}>
                {`\u00a0${name}\u00a0`}
              </text>
            ))}
        </g>
        {shown.map((station, i) => (
          <g
            key={station.id}
            className="mark"
            transform={`translate(${ends[i] ?? ''})`}
            role="button"
            tabIndex={0}
            aria-label={station.name}
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
          </g>
        ))}
      </svg>
      <p role="status" className="text-sm">
        {name && `Chosen: ${name}`}
      </p>
    </div>
  );
}
