import type { MouseEvent, Ref } from 'react';
import { Alert } from '../../ui/Alert.tsx';

/** Opens any collapsed section around a control, scrolls the control and its label into view, and focuses it. */
export function focusFormControl(control: HTMLElement | null): void {
  const collapsible = control?.closest('details');
  if (collapsible) collapsible.open = true;
  control?.closest('.field')?.scrollIntoView();
  control?.focus({ preventScroll: true });
}

interface ErrorSummaryProps {
  errors: readonly { field: string; message: string }[];
  /** The id of a field's control. */
  idOf: (field: string) => string;
  /** For callers that move the focus here. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The errors of a form as links to their fields, with the same messages as beside the fields. */
export function ErrorSummary({ errors, idOf, ref }: ErrorSummaryProps) {
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusFormControl(document.getElementById(id));
  };
  return (
    <Alert title="There is a problem" ref={ref}>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} onClick={goTo(idOf(field))}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
