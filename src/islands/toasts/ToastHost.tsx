import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { $toasts, takeToasts } from '../../stores/toasts.ts';

/** Shows the toasts of the store; the only user of the toast library. */
export default function ToastHost() {
  useEffect(
    () =>
      $toasts.subscribe(() => {
        for (const { title, description, link, tone } of takeToasts())
          toast[tone](title, {
            description,
            action: link && (
              <a data-button href={link.href}>
                {link.label}
              </a>
            ),
            duration: link ? Infinity : 6000,
            // The outcome of a new try takes the place of an earlier one.
            id: title,
          });
      }),
    [],
  );
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="low" />
      <Toaster position="bottom-right" theme="system" closeButton />
    </>
  );
}
