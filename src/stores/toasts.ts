import { atom } from 'nanostores';

/** A short message over the page; never the only place where something is said. */
export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  /** The way onward; such a toast stays until it is closed or followed. */
  link?: { href: string; label: string } | undefined;
  tone: 'success' | 'error';
}

/** Toasts that wait to be shown; the host takes them as they come. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Adds a toast to those that wait. */
export function addToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  $toasts.set([...$toasts.get(), { ...toast, id: lastId }]);
}

/** Gives all waiting toasts to the host, and forgets them. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get();
  if (waiting.length > 0) $toasts.set([]);
  return waiting;
}
