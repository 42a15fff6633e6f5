import type { ReactNode } from 'react';
import { BUTTONS } from '../../ui/classes.ts';

interface BusyButtonProps {
  busy: boolean;
  busyLabel: string;
  /** Replaces the default, which is to disable the button while busy. */
  disabled?: boolean;
  children: ReactNode;
}

/** A submit button that shows a spinner and another label while busy. */
export function BusyButton({ busy, busyLabel, disabled = busy, children }: BusyButtonProps) {
  return (
    <button type="submit" className={BUTTONS.main} disabled={disabled}>
      {busy && <span className="spinner" aria-hidden="true" />}
      <span>{busy ? busyLabel : children}</span>
    </button>
  );
}
