import { formatMonth } from '../../dates/days.ts';
import { formatDistance } from '../rules/geometry.ts';
import type { StationView } from '../rules/station.ts';

interface StationCardProps {
  /** The station's number on the map. */
  number: number;
  station: StationView;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** One station: its place, distance and connectors, and the source of these facts. */
export function StationCard({ number, station, isChosen, onChoose }: StationCardProps) {
  const link = (path: string, label: string, before = '') => (
    <a
      href={`https://www.google.com/maps/${path}=${station.latitude},${station.longitude}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{label}</span>
      <span className="sr-only">{` ${before}${station.name} (opens a new window)`}</span>
    </a>
  );
  return (
    <li className="station relative" aria-current={isChosen || undefined}>
      {/* As on the map. */}
      <span
        className={`absolute top-4 right-4 min-w-8 rounded-full text-center leading-8 font-semibold text-surface ${isChosen ? 'bg-danger' : 'bg-mark-heat'}`}
        aria-hidden
      >
        {number}
      </span>
      <h4 className="mr-10 text-lg">
        <button
          type="button"
          className="text-left"
          onClick={() => {
            onChoose(station.id);
          }}
        >
          {station.name}
        </button>
      </h4>
      <p>{station.address}</p>
      <p className="text-muted">{`${formatDistance(station.distance)} ${station.direction}`}</p>
      <ul className="my-3">
        {station.connectors.map(({ type, power, quantity, availability }, i) => (
          <li
            className="flex flex-wrap items-baseline gap-x-3 border-t border-hairline py-1"
            key={i}
          >
            <strong>{type}</strong>{' '}
            <span>{`${power} kW${quantity > 1 ? ` × ${quantity}` : ''}`}</span>
            <span className="ml-auto text-sm text-muted">{`${availability} (simulated)`}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {[
          station.isSimulated && 'Connectors simulated. ',
          station.lastConfirmed && `Last confirmed ${formatMonth(station.lastConfirmed)}. `,
          `Check with ${station.operator ?? 'the operator'}.`,
        ]
          .filter(Boolean)
          .join('')}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 *:py-1">
        {link('search/?api=1&query', 'View on map')}
        {link('dir/?api=1&destination', 'Directions', 'to ')}
      </p>
    </li>
  );
}
