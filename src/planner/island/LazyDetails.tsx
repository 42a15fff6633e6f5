import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../../ui/elements.ts';

interface LazyFoldProps {
  title: string;
  /** Whether it is there before it is opened: what is wrong in it has to be reached. */
  isNeeded?: boolean;
  /** Drawn from when it is first opened, as a change of the plan draws all that is there again. */
  children: () => Elements;
}

export function LazyDetails({ title, isNeeded = false, children }: LazyFoldProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // Somebody may have opened it before the script was there.
  useEffect(() => {
    if (fold.current?.open) setWasOpened(true);
  }, []);
  return (
    <details
      ref={fold}
      className="folded"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>{title}</summary>
      {(wasOpened || isNeeded) && children()}
    </details>
  );
}
