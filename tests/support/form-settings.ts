import type { FormSettings } from '../../src/editor/build-cms-config.ts';

/** The content form's settings if it is merely enabled. */
export const FORM_SETTINGS: FormSettings = {
  siteUrl: 'https://machair.example',
  repo: undefined,
  root: '',
  ref: 'main',
  apiUrl: 'https://api.github.com',
  signInUrl: undefined,
  isReviewed: false,
};
