import type { Ref } from 'react';
import type { Elements } from './elements.ts';

interface AlertProps {
  title: string;
  /** For callers that move the focus here. */
  ref?: Ref<HTMLDivElement> | undefined;
  children?: Elements;
}

/**
 * A red box for errors, announced immediately. As in GOV.UK's error summary, the announced element is not the focused
 * one: otherwise some screen readers cut the announcement short to announce the focus.
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
