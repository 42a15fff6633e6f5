const SERIES = {
  wind: { label: 'Wind', fill: 'fill-mark-wind' },
  sun: { label: 'Sun', fill: 'fill-mark-sun' },
  house: { label: 'House', fill: 'fill-control' },
  heat: { label: 'Heat', fill: 'fill-mark-heat' },
  car: { label: 'Car', fill: 'fill-mark' },
} as const;

export type SeriesName = keyof typeof SERIES;

export const fillOf = (name: SeriesName): string => SERIES[name].fill;

export function Legend({ names }: { names: readonly SeriesName[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm" aria-hidden="true">
      {names.map((name) => (
        <li className="flex items-center gap-1" key={name}>
          <svg className={`size-3 ${fillOf(name)}`} viewBox="0 0 1 1">
            <path d="M0 0h1v1H0z" />
          </svg>
          <span>{SERIES[name].label}</span>
        </li>
      ))}
    </ul>
  );
}
