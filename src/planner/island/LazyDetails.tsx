import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../../ui/elements.ts';

interface LazyDetailsProps {
  title: string;
  /** Whether to render it before it is opened, such as for a field with an error. */
  isNeeded?: boolean;
  /** Rendered once it has been opened, since every change of the plan renders all content again. */
  children: () => Elements;
}

export function LazyDetails({ title, isNeeded = false, children }: LazyDetailsProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => {
    if (fold.current?.open) setWasOpened(true);
  }, []);
  return (
    <details
      ref={fold}
      className="collapsible"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>{title}</summary>
      {(wasOpened || isNeeded) && children()}
    </details>
  );
}
