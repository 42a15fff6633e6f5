import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface AlertProps {
  title: string;
  children?: ReactNode;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
}

/** A red box for what went wrong. The role sits inside, so that focus and announcement do not race. */
export function Alert({ title, children, takesFocus = false }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className="alert" tabIndex={-1} ref={box}>
      <div role="alert">
        <p className="alert-title">{title}</p>
        {children}
      </div>
    </div>
  );
}

interface ErrorListProps {
  errors: readonly { field: string; message: string }[];
  /** Id of the control of a field. */
  idOf: (field: string) => string;
}

/** The errors of a form as links to their fields, in the same words as beside them. */
export function ErrorList({ errors, idOf }: ErrorListProps) {
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    const control = document.getElementById(id);
    control?.closest('.field')?.scrollIntoView();
    control?.focus({ preventScroll: true });
  };
  return (
    <Alert title="There is a problem">
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
