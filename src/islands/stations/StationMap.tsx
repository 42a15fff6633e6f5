import type { KeyboardEvent } from 'react';
import type { Point } from '../../domain/stations/geometry.ts';
import { isOnMap, MAP, projectOnMap } from '../../domain/stations/map-projection.ts';
import { SEARCH_RADIUS } from '../../domain/stations/place-search.ts';
import type { Station } from '../../domain/stations/station.ts';

interface StationMapProps {
  mapUrl: string;
  centre: Point;
  stations: readonly Station[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Metres to a degree of latitude. */
const METRES_A_DEGREE = 111_195;

/** The drawn map with a mark for each station; marks are buttons and tell the list what is chosen. */
export function StationMap({ mapUrl, centre, stations, chosen, onChoose }: StationMapProps) {
  if (!isOnMap(centre)) return null;
  const middle = projectOnMap(centre);
  const edge = projectOnMap({
    ...centre,
    latitude: centre.latitude + SEARCH_RADIUS / METRES_A_DEGREE,
  });
  const radius = middle.y - edge.y;
  const marks = stations.filter(isOnMap).map((station) => ({ station, ...projectOnMap(station) }));
  const reach = marks.map(({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)));
  const half = Math.max(radius, ...reach) * 1.15;
  const view = `${middle.x - half} ${middle.y - half} ${2 * half} ${2 * half}`;
  const name = stations.find(({ id }) => id === chosen)?.name;
  return (
    <div className="station-map">
      <svg viewBox={view} role="group" aria-label="Map of the stations">
        <image href={mapUrl} width={MAP.width} height={MAP.height} />
        <circle className="area" cx={middle.x} cy={middle.y} r={radius} />
        {marks.map(({ station, x, y }) => {
          const isChosen = station.id === chosen;
          return (
            <circle
              key={station.id}
              className="mark"
              cx={x}
              cy={y}
              r={half * (isChosen ? 0.045 : 0.03)}
              role="button"
              tabIndex={0}
              aria-label={station.name}
              aria-pressed={isChosen}
              onClick={() => {
                onChoose(station.id);
              }}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                onChoose(station.id);
              }}
            />
          );
        })}
      </svg>
      <p role="status" className="small">
        {name && `Chosen: ${name}`}
      </p>
    </div>
  );
}
