import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import styles from 'sonner/dist/styles.css?url';
import { $toasts, takeToasts } from '../../stores/toasts.ts';

/** Shows the toasts of the store; the only user of the toast library. */
export default function ToastHost() {
  useEffect(
    () =>
      $toasts.subscribe(() => {
        for (const { title, description, tone } of takeToasts())
          // The same words again take the place of the first.
          toast[tone](title, { description, id: `${title} ${description ?? ''}` });
      }),
    [],
  );
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="low" />
      <Toaster position="bottom-right" theme="system" closeButton duration={6000} />
    </>
  );
}
