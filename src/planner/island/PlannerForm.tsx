import type { Ref } from 'react';
import { fillForm, isShown, type PlannerEntries } from '../form/entries.ts';
import { PARTS, PLANNER_FIELDS, type FieldName } from '../form/fields.ts';
import { FORM_FIGURES, type FigureName, type FormFigures } from '../form/figures.ts';
import type { FieldError } from '../../values/result.ts';
import { formatPlain } from '../../values/format.ts';
import { TextField } from '../../ui/Field.tsx';
import { Folded } from '../../ui/Folded.tsx';
import { PlannerControl } from './PlannerControl.tsx';

interface PlannerFormProps {
  ref: Ref<HTMLFormElement>;
  entries: PlannerEntries;
  figures: FormFigures;
  errors: readonly FieldError[];
  /** Whether the parts that are closed at first are there: without a script nobody opens them. */
  isAlive: boolean;
  onChange: (change: PlannerEntries) => void;
}

export const controlId = (name: string) => `planner-${name}`;

/** Three answers, the controls of the plan, and all else that has a default, folded away. */
export function PlannerForm({
  ref,
  entries,
  figures,
  errors,
  isAlive,
  onChange,
}: PlannerFormProps) {
  const { texts, defaults } = fillForm(entries, figures);
  const controlOf = (name: FieldName | FigureName) => ({
    id: controlId(name),
    name,
    error: errors.find(({ field }) => field === name)?.message,
    onChange: (text: string) => {
      onChange({ [name]: text });
    },
  });
  const part = (part: keyof typeof PARTS) =>
    (Object.keys(PARTS[part]) as FieldName[])
      .filter((name) => isShown(name, texts))
      .map((name) => (
        <PlannerControl
          key={name}
          field={PLANNER_FIELDS[name]}
          entered={entries[name] ?? ''}
          text={texts[name]}
          byDefault={defaults[name]}
          control={controlOf(name)}
        />
      ));
  return (
    <form
      ref={ref}
      action="#planner"
      noValidate
      aria-label="Your plan"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <fieldset className="min-w-0">
        <legend className="font-heading text-xl font-bold">Three answers</legend>
        {part('answers')}
      </fieldset>
      <fieldset className="mt-8 min-w-0">
        <legend className="font-heading text-xl font-bold">The plan</legend>
        {part('plan')}
      </fieldset>
      {isAlive && (
        <>
          <Folded title="More about the house">{part('home')}</Folded>
          <Folded title="More about the plan">{part('details')}</Folded>
          <Folded title="Prices and guide prices">
            {part('prices')}
            {FORM_FIGURES.map((name) => {
              const { label, unit, value, source } = figures[name];
              return (
                <TextField
                  key={name}
                  {...controlOf(name)}
                  value={entries[name] ?? ''}
                  label={`${label}, ${unit}`}
                  hint={`Ours is ${formatPlain(value)}. ${source}`}
                  inputMode="decimal"
                  width="short"
                />
              );
            })}
          </Folded>
        </>
      )}
    </form>
  );
}
