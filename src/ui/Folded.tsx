import type { ReactNode } from 'react';

interface FoldedProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a calculator that starts collapsed. */
export function Folded({ title, className = '', children }: FoldedProps) {
  return (
    <details className={`mt-6 border-t border-hairline ${className}`}>
      <summary className="cursor-pointer py-3 font-[650]">{title}</summary>
      {children}
    </details>
  );
}
