import type { FieldError } from '../../values/result.ts';
import type { PostedForm } from './read-form.ts';

/** What has become of a form that was posted without script. */
export type FormAnswer = { status: number; headers?: Record<string, string> | undefined } & (
  | { kind: 'sent'; reference: string }
  /** `errors` are those of fields; there are none where another thing stands in the way. */
  | { kind: 'to-mend'; form: PostedForm; error: string; errors: readonly FieldError[] }
  | { kind: 'unread'; error: string }
);
