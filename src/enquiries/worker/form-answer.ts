import type { FieldError } from '../../values/result.ts';
import type { PostedForm } from './read-form.ts';

/** The outcome of a form posted without scripts. */
export type FormAnswer = { status: number; headers?: Record<string, string> | undefined } & (
  | { kind: 'sent'; reference: string }
  /** `errors` belong to fields; it is empty if something else went wrong. */
  | { kind: 'to-mend'; form: PostedForm; error: string; errors: readonly FieldError[] }
  | { kind: 'unread'; error: string }
);
