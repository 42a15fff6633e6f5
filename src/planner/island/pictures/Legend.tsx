import { nodeLabel, type NodeName } from '../../answer/pictures/flows.ts';
import { FILLS } from './colours.ts';

/** What each colour stands for. */
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
