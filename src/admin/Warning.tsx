import type { Elements } from '../ui/elements.ts';

interface WarningProps {
  title: string;
  children: Elements;
}

/** A red box, announced at once. The one in `ui` would bring the script of all form controls with it. */
export function Warning({ title, children }: WarningProps) {
  return (
    <div className="alert" role="alert">
      <p className="alert-title">{title}</p>
      {children}
    </div>
  );
}
