import type { ReactElement } from 'react';

type Part = ReactElement | false | '' | null | undefined;

/**
 * What a component may put beside other nodes. No bare text: page translators replace it, and React then fails to change
 * it or what is around it.
 */
export type Elements = Part | readonly (Part | readonly Part[])[];
