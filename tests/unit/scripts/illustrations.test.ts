import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../scripts/illustrations/scenes.ts';

describe('the drawings', () => {
  it.each(Object.keys(SCENES))('%s has a version at dusk, and comes out the same twice', (name) => {
    const svg = SCENES[name]?.();
    expect(svg).toContain('@media(prefers-color-scheme:dark)');
    expect(SCENES[name]?.()).toBe(svg);
  });

  it.each(Object.keys(SCENES))('%s uses no colour outside the palette', (name) => {
    const svg = SCENES[name]?.() ?? '';
    const known = new Set([...svg.matchAll(/\.([\w-]+)\{/g)].map(([, rule]) => rule));
    const used = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    // A sky names the shape, not a colour; its stops carry the colours.
    expect(used.filter((each) => !known.has(each) && each !== 'sky')).toEqual([]);
  });
});
