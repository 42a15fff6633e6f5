import { describe, expect, test, vi } from 'vitest';
import { contentEditor } from '../../../src/build/content-editor.ts';
import type { FormSettings } from '../../../src/editor/describe-form.ts';

type Setup = NonNullable<ReturnType<typeof contentEditor>['hooks']['astro:config:setup']>;

const SETTINGS: FormSettings = {
  siteUrl: 'https://machair.example',
  repo: undefined,
  ref: 'main',
  apiUrl: 'https://api.github.com',
  signInUrl: undefined,
  isReviewed: false,
};

function routesOf(command: 'dev' | 'build', settings: FormSettings | undefined) {
  const injectRoute = vi.fn();
  const setup = contentEditor(settings).hooks['astro:config:setup'];
  void setup?.({ command, injectRoute } as unknown as Parameters<Setup>[0]);
  return injectRoute.mock.calls.map(([route]: { pattern: string }[]) => route?.pattern);
}

describe('the form for editors', () => {
  test('is no page of a build that does not ask for it', () => {
    expect(routesOf('build', undefined)).toEqual([]);
  });

  test('is a page of a build that does, and needs one', () => {
    expect(routesOf('build', SETTINGS)).toEqual(['/editor']);
    expect(routesOf('dev', SETTINGS)).toEqual([]);
  });
});
