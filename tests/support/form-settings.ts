import type { FormSettings } from '../../src/editor/describe-form.ts';

/** How the form for editors is built where nothing is set but that it is wanted. */
export const FORM_SETTINGS: FormSettings = {
  siteUrl: 'https://machair.example',
  repo: undefined,
  root: '',
  ref: 'main',
  apiUrl: 'https://api.github.com',
  signInUrl: undefined,
  isReviewed: false,
};
