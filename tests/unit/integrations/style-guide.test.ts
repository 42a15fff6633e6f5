import { describe, expect, test } from 'vitest';
import { styleGuide } from '../../../src/integrations/style-guide.ts';
import { routesOf } from '../../support/injected-routes.ts';

describe('the style guide', () => {
  test('omits the style guide from a production build', () => {
    expect(routesOf(styleGuide(false), 'build')).toEqual([]);
  });

  test.each([
    ['dev', false],
    ['build', true],
  ] as const)('includes the style guide in %s if requested: %s', (command, isRequested) => {
    expect(routesOf(styleGuide(isRequested), command)).toEqual(['/styleguide']);
  });
});
