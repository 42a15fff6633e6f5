import { atom } from 'nanostores';

/** A short message over the page; never the only place where something is said. */
export interface Toast {
  title: string;
  description?: string | undefined;
  /** The way onward; such a toast stays until it is closed or followed. */
  link?: { href: string; label: string } | undefined;
  tone: 'success' | 'error';
}

/** What the present try has said, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

/** Says something beside what the present try has said. */
export function addToast(toast: Toast): void {
  $toasts.set([...$toasts.get(), toast]);
}

/** Begins a new try: what an earlier one said is taken away. */
export function clearToasts(): void {
  $toasts.set([]);
}
