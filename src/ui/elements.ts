import type { ReactElement } from 'react';

type Part = ReactElement | false | '' | null | undefined;

/**
 * The nodes that may be siblings of others. Excludes bare text: page translators replace it, and React then fails to
 * change it or its siblings.
 */
export type Elements = Part | readonly (Part | readonly Part[])[];
