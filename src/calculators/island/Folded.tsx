import type { Elements } from '../../ui/elements.ts';

interface FoldedProps {
  title: string;
  className?: string;
  children: Elements;
}

/** A part of a calculator that starts collapsed. */
export function Folded({ title, className = '', children }: FoldedProps) {
  return (
    <details className={`folded ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
