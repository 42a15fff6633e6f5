import { describe, expect, test } from 'vitest';
import { contentEditor } from '../../../src/build/content-editor.ts';
import { licences } from '../../../src/build/licences.ts';
import { FORM_SETTINGS } from '../../support/form-settings.ts';
import { routesOf } from '../../support/injected-routes.ts';

const { collect } = licences();

describe('the form for editors', () => {
  test('is no page of a build that does not ask for it', () => {
    expect(routesOf(contentEditor(undefined, collect), 'build')).toEqual([]);
  });

  test('is a page of a build that does, and needs one', () => {
    expect(routesOf(contentEditor(FORM_SETTINGS, collect), 'build')).toEqual(['/editor']);
    expect(routesOf(contentEditor(FORM_SETTINGS, collect), 'dev')).toEqual([]);
  });
});
