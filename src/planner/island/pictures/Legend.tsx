import { nodeLabel, type NodeName } from '../../answer/pictures/flows.ts';

export function Legend({ names }: { names: readonly NodeName[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm" aria-hidden="true">
      {names.map((name) => (
        <li className="flex items-center gap-1" key={name}>
          <svg className={`size-3 ${FILLS[name]}`} viewBox="0 0 1 1">
            <path d="M0 0h1v1H0z" />
          </svg>
          <span>{nodeLabel(name)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The colour of each thing, the same in every picture, as fill and as line. */
export const FILLS: Readonly<Record<NodeName, string>> = {
  wind: 'fill-mark-wind',
  sun: 'fill-mark-sun',
  grid: 'fill-control',
  battery: 'fill-mark',
  house: 'fill-control',
  heat: 'fill-mark-heat',
  car: 'fill-mark',
  sold: 'fill-accent',
  curtailed: 'fill-hairline',
  lost: 'fill-hairline',
};

export const LINES: Readonly<Partial<Record<NodeName, string>>> = {
  wind: 'stroke-mark-wind',
  sun: 'stroke-mark-sun',
  grid: 'stroke-control',
  battery: 'stroke-mark',
};
