import type { ReactNode } from 'react';

interface BusyButtonProps {
  busy: boolean;
  busyLabel: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A submit button that turns into a spinner with its own label while work goes on. */
export function BusyButton({ busy, busyLabel, disabled = false, children }: BusyButtonProps) {
  return (
    <button type="submit" className="button" disabled={busy || disabled}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : children}
    </button>
  );
}
