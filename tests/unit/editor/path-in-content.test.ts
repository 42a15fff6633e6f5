import { expect, test } from 'vitest';
import { describeForm } from '../../../src/editor/describe-form.ts';
import { pathInContent } from '../../../src/editor/path-in-content.ts';
import { FORM_SETTINGS } from '../../support/form-settings.ts';

test.each(['', 'content/'] as const)(
  'what is open in the form is found from the root "%s" of content',
  (root) => {
    const config = describeForm({ ...FORM_SETTINGS, repo: 'machair/content', root }, {});
    const path = (hash: string) => pathInContent(hash, config);
    expect(path('#/collections/services/entries/solar')).toBe('services/solar.json');
    expect(path('#/collections/firm/entries/company')).toBe('company.json');
    expect(path('#/collections/pages/entries/pages-home')).toBe('pages/home.json');
    for (const hash of ['', '#/collections/services', '#/collections/services/new', '#/workflow']) {
      expect(path(hash)).toBeUndefined();
    }
    expect(path('#/collections/unknown/entries/solar')).toBeUndefined();
  },
);
