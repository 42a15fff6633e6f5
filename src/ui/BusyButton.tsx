import type { ReactNode } from 'react';
import { BUTTONS } from './classes.ts';

interface BusyButtonProps {
  busy: boolean;
  busyLabel: string;
  disabled?: boolean;
  /** Whether it can be pressed again while busy, as where a new search ends the one before. */
  staysEnabled?: boolean;
  children: ReactNode;
}

/** A submit button that turns into a spinner with its own label while work goes on. */
export function BusyButton(props: BusyButtonProps) {
  const { busy, busyLabel, disabled = false, staysEnabled = false, children } = props;
  return (
    <button type="submit" className={BUTTONS.main} disabled={(busy && !staysEnabled) || disabled}>
      {busy && <span className="spinner" aria-hidden="true" />}
      {busy ? busyLabel : children}
    </button>
  );
}
