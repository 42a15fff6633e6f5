import type { ReactNode } from 'react';
import { BUTTONS } from '../../ui/classes.ts';

interface BusyButtonProps {
  busy: boolean;
  busyLabel: string;
  disabled?: boolean;
  /** Whether it can be pressed while busy, for example if a new search cancels the previous one. */
  staysEnabled?: boolean;
  children: ReactNode;
}

/** A submit button that shows a spinner and another label while busy. */
export function BusyButton(props: BusyButtonProps) {
  const { busy, busyLabel, disabled = false, staysEnabled = false, children } = props;
  return (
    <button type="submit" className={BUTTONS.main} disabled={(busy && !staysEnabled) || disabled}>
      {busy && <span className="spinner" aria-hidden="true" />}
      <span>{busy ? busyLabel : children}</span>
    </button>
  );
}
