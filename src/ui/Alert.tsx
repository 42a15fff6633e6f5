import type { Ref } from 'react';
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
