import type { ReactNode } from 'react';

interface WarningProps {
  title: string;
  children: ReactNode;
}

/** A red box, announced at once. The one of `ui` comes in one script with the building blocks of forms. */
export function Warning({ title, children }: WarningProps) {
  return (
    <div className="alert" role="alert">
      <p className="alert-title">{title}</p>
      {children}
    </div>
  );
}
