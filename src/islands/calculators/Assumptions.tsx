import type { Figure } from '../../model/calculators/figures.ts';
import { TextField } from '../../ui/Field.tsx';

interface AssumptionsProps<K extends string> {
  id: string;
  figures: Readonly<Record<K, Figure>>;
  calculator: {
    assumptions: Partial<Record<K, string>>;
    setAssumption: (name: K) => (value: string) => void;
    resetAssumptions: () => void;
    errorOf: (field: string) => string | undefined;
  };
}

/** The figures behind an estimate, closed at first; each can be changed, and all put back. */
export function Assumptions<K extends string>({ id, figures, calculator }: AssumptionsProps<K>) {
  const names = Object.keys(figures) as K[];
  if (names.length === 0) return null;
  const isChanged = names.some((name) => calculator.assumptions[name]);
  return (
    <details className="assumptions">
      <summary>Assumptions{isChanged ? ' (changed by you)' : ''}</summary>
      {names.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={`${figures[name].label}, ${figures[name].unit}`}
          hint={`Ours is ${figures[name].value}`}
          value={calculator.assumptions[name] ?? ''}
          onChange={calculator.setAssumption(name)}
          error={calculator.errorOf(name)}
          inputMode="decimal"
          width="short"
        />
      ))}
      <button type="button" className="button button-quiet" onClick={calculator.resetAssumptions}>
        Back to our figures
      </button>
    </details>
  );
}
