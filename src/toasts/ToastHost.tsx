import { useEffect, type FocusEvent } from 'react';
import { toast, Toaster } from 'sonner';
import { $toasts } from './toasts.ts';

/** Shows the toasts of the store. Only this file imports the toast library. */
export default function ToastHost() {
  useEffect(
    () =>
      $toasts.subscribe((toasts, before = []) => {
        if (toasts.length === 0) toast.dismiss();
        for (const { title, description, link, tone } of toasts.slice(before.length))
          toast[tone](title, {
            description,
            action: link && (
              <a className="button main-button" href={link.href}>
                {link.label}
              </a>
            ),
            duration: link ? Infinity : 6000,
          });
      }),
    [],
  );
  return (
    <div onBlur={moveFocusOn}>
      <Toaster theme="system" closeButton />
    </div>
  );
}

/**
 * Lets focus leave a toast. The library returns it to the control before the toast, so Tab could never pass a toast
 * that stays.
 */
function moveFocusOn({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
    relatedTarget.focus();
  }
}
