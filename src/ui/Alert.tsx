import type { MouseEvent, ReactNode, Ref } from 'react';

interface AlertProps {
  title: string;
  /** For a caller that moves the focus here. */
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
}

/**
 * A red box for what went wrong, announced at once. What is announced stands apart from what takes the focus, as in
 * GOV.UK's error summary: where both are one, some screen readers cut the announcement short to tell of the focus.
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

/** Brings a control into view with its label, out of whatever it is folded into, and gives it the focus. */
export function reachControl(control: HTMLElement | null): void {
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.closest('.field')?.scrollIntoView();
  control?.focus({ preventScroll: true });
}

interface ErrorListProps {
  errors: readonly { field: string; message: string }[];
  /** Id of the control of a field. */
  idOf: (field: string) => string;
  /** For a caller that moves the focus here. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The errors of a form as links to their fields, in the same words as beside them. */
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
