import type { Elements } from '../ui/elements.ts';

interface WarningProps {
  title: string;
  children: Elements;
}

/** A red box, announced immediately. The alert in `ui` would load the script of all form controls. */
export function Warning({ title, children }: WarningProps) {
  return (
    <div className="alert" role="alert">
      <p className="alert-title">{title}</p>
      {children}
    </div>
  );
}
