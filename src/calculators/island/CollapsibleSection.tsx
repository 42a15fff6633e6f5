import type { Elements } from '../../ui/elements.ts';

interface CollapsibleSectionProps {
  title: string;
  className?: string;
  children: Elements;
}

/** A part of a calculator that starts collapsed. */
export function CollapsibleSection({ title, className = '', children }: CollapsibleSectionProps) {
  return (
    <details className={`collapsible ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
