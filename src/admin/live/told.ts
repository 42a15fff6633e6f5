import type { DescribedError } from '../describe-error.ts';

/** What is known of one thing that GitHub is asked for; undefined while it is on its way. */
export type Told<T> = { value: T } | { error: DescribedError } | undefined;
