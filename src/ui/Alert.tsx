import type { MouseEvent, Ref } from 'react';
import type { Elements } from './elements.ts';

interface AlertProps {
  title: string;
  /** For callers that move the focus here. */
  ref?: Ref<HTMLDivElement> | undefined;
  children?: Elements;
}

/**
 * A red box for what went wrong, announced at once. The announced element is not the focused one, as in GOV.UK's error
 * summary: otherwise, some screen readers cut the announcement short to announce the focus.
 */
export function Alert({ title, ref, children }: AlertProps) {
  return (
    <div className="alert" ref={ref} tabIndex={-1}>
      <div role="alert">
        <p className="alert-title">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** Opens whatever a control is folded into, scrolls it into view with its label, and focuses it. */
export function reachControl(control: HTMLElement | null): void {
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.closest('.field')?.scrollIntoView();
  control?.focus({ preventScroll: true });
}

interface ErrorListProps {
  errors: readonly { field: string; message: string }[];
  /** The id of a field's control. */
  idOf: (field: string) => string;
  /** For callers that move the focus here. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The errors of a form as links to their fields, in the same words as beside the fields. */
export function ErrorList({ errors, idOf, ref }: ErrorListProps) {
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    reachControl(document.getElementById(id));
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
