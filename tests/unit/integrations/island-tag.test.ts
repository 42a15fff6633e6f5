import { describe, expect, test } from 'vitest';
import { shortTag } from '../../../src/integrations/island-element.ts';
import { readPage } from '../../../src/integrations/page-elements.ts';

/** The tag that replaces an island's. */
function shortened(attributes: Record<string, string>) {
  const values = Object.entries({ ...attributes, client: attributes['client'] ?? 'load' }).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  const { elements } = readPage(`<astro-island${values.join('')}></astro-island>`);
  return elements.filter(({ tagName }) => tagName === 'astro-island').flatMap(shortTag);
}

/** An attribute of the replacement, as parsed by a browser. */
function valueOf(name: string, attributes: Record<string, string>) {
  const [edit] = shortened(attributes);
  const { elements } = readPage(`${edit?.text ?? ''}</astro-island>`);
  const island = elements.find(({ tagName }) => tagName === 'astro-island');
  return island?.attrs.find((attribute) => attribute.name === name)?.value;
}

describe('the tag of an island', () => {
  test('keeps only the attributes in use', () => {
    const [edit] = shortened({
      uid: 'Z1',
      prefix: 'r3',
      'component-url': '/_astro/A.js',
      'component-export': 'default',
      'renderer-url': '/_astro/hydrate.js',
      props: '{}',
      ssr: '',
      client: 'load',
      opts: '{"name":"A","value":true}',
      'await-children': '',
    });
    expect(edit?.text).toBe(
      `<astro-island prefix='r3' component-url='/_astro/A.js' renderer-url='/_astro/hydrate.js' ssr client='load' props='{}'>`,
    );
  });

  test('writes any props as plain JSON', () => {
    const props = JSON.stringify({
      list: [
        1,
        [
          [0, 'a "b" & \'c\' <d>'],
          [1, [[0, 2]]],
        ],
      ],
      thing: [0, { no: [0, null], yes: [0, true] }],
    });
    expect(JSON.parse(valueOf('props', { props }) ?? '')).toEqual({
      list: ['a "b" & \'c\' <d>', [2]],
      thing: { no: null, yes: true },
    });
  });

  test.each([{ rootMargin: '400px' }, '(min-width: 50em)'])(
    'stops the build for directive options: %j',
    (value) => {
      const opts = JSON.stringify({ name: 'A', value });
      expect(() => shortened({ 'component-url': '/_astro/A.js', client: 'visible', opts })).toThrow(
        'client:visible must not have options, in /_astro/A.js',
      );
    },
  );

  test('stops the build for an unsupported directive', () => {
    expect(() => shortened({ 'component-url': '/_astro/A.js', client: 'idle' })).toThrow(
      'client:idle is not supported, in /_astro/A.js: use client:load or client:visible',
    );
  });

  test('stops the build for a prop that is not JSON', () => {
    const props = '{"days":[1,[[3,"2026-11-22T00:00:00.000Z"]]]}';
    expect(() => shortened({ 'component-url': '/_astro/A.js', props })).toThrow(
      'Props of islands must be JSON values: days of /_astro/A.js is 2026-11-22T00:00:00.000Z',
    );
  });
});
