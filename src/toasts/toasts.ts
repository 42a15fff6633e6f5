import { atom } from 'nanostores';

/** A short message over the page. The page must also say the same elsewhere. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** A link to the next step; such a toast stays until it is closed or the link followed. */
  link?: { href: string; label: string } | undefined;
  tone: 'success' | 'error';
}

/** The current attempt's toasts, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

/** Adds a toast to those of the current attempt. */
export function addToast(toast: Toast): void {
  $toasts.set([...$toasts.get(), toast]);
}

/** Starts a new attempt: removes the previous attempt's toasts. */
export function clearToasts(): void {
  $toasts.set([]);
}
