import { atom } from 'nanostores';

/** A short message over the page; never the only place that says something. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** What to do next; such a toast stays until it is closed or its link followed. */
  link?: { href: string; label: string } | undefined;
  tone: 'success' | 'error';
}

/** The toasts of the current attempt, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

/** Adds a toast to those of the current attempt. */
export function addToast(toast: Toast): void {
  $toasts.set([...$toasts.get(), toast]);
}

/** Starts a new attempt: removes the toasts of the earlier one. */
export function clearToasts(): void {
  $toasts.set([]);
}
