import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** The number of islands on each page so far: the ids within an island begin with its number. */
const counts = new WeakMap<object, number>();

/** Renders a React component to HTML, as `hydrate.ts` expects it in a browser. */
async function renderToStaticMarkup(
  this: { result: object },
  Component: ComponentType,
  props: object,
  { default: __html }: Record<string, string>,
) {
  const count = counts.get(this.result) ?? 0;
  counts.set(this.result, count + 1);
  const prefix = `r${count}`;
  const children = __html && createElement('astro-slot', { dangerouslySetInnerHTML: { __html } });
  const element = createElement(Component, props, children);
  const html = renderToString(element, { identifierPrefix: prefix });
  return Promise.resolve({ html, attrs: { prefix } });
}

/** Whether it is a component, and not the name of a custom element. */
const check = (Component: unknown) => Promise.resolve(typeof Component !== 'string');

/** Astro's only renderer. */
export default { name: 'react', check, renderToStaticMarkup };
