import type { ReactNode } from 'react';

interface NewWindowLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that opens a new window, announced to screen readers. */
export function NewWindowLink({ href, className, children }: NewWindowLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="sr-only"> (opens in a new window)</span>
    </a>
  );
}
