import { expect, test } from 'vitest';
import { readPage } from '../../../src/integrations/page-elements.ts';
import { purgeCss } from '../../../src/integrations/purge-css.ts';

/** The purged sheets of a page. */
async function leftOf(sheets: readonly string[], body: string, ...scripts: string[]) {
  const styles = sheets.map((css) => `<style>${css}</style>`).join('');
  const left = await purgeCss(readPage(`<head>${styles}</head><body>${body}</body>`), scripts);
  return sheets.map((css) => left.get(css));
}

test.each([
  ['an element', 'dl{top:0}', '<dl></dl>'],
  ['a class', '.lg\\:p-4{top:0}', '<p class="lg:p-4"></p>'],
  ['an id', '#near{top:0}', '<p id="near"></p>'],
  ['a state', '[aria-current]{top:0}', '<a aria-current="page"></a>'],
  ['a value', '[role=tab]{top:0}', '<a role="tab"></a>'],
  ['a part of a value', "[href^='#']{top:0}", '<a href="#near"></a>'],
  ['any element', ':focus-visible{top:0}', '<p></p>'],
  ['a part of an element', '.card a:hover:after{top:0}', '<p class="card"><a></a></p>'],
  ['a template', '.late{top:0}', '<template><p class="late"></p></template>'],
  ['the toast library’s style sheet', 'ol{--normal-bg:red}', '<ol></ol>'],
])('keeps the rules for %s', async (_, css, body) => {
  expect(await leftOf([`${css}.gone{left:0}[href$='.pdf']{left:0}`], body)).toEqual([css]);
});

test.each([
  ['.is-scrolled', "header.classList.toggle('is-scrolled')"],
  ['.lg\\:p-4', 'h("li",{className:"station lg:p-4"})'],
  ['.map', 'h("svg",{className:`map`})'],
  ['.p-\\[clamp\\(1rem\\,3vw\\,2rem\\)\\]', 'h({class:`mt-3 p-[clamp(1rem,3vw,2rem)] ${more}`})'],
])('keeps the rules for %s, which only a script uses', async (selector, script) => {
  const css = `${selector}{top:0}`;
  expect(await leftOf([`${css}.gone{top:0}`], '', script)).toEqual([css]);
});

test('removes rules that only the page’s text mentions', async () => {
  const css = '.grid{display:grid}p{top:0}';
  expect(await leftOf([css], '<p>A grid of power</p>')).toEqual(['p{top:0}']);
});

test('keeps the order of layers', async () => {
  const css = '@layer a,b;@layer b{@media (width>=48rem){.x{top:0}}}';
  const [left] = await leftOf([`${css}@layer b{@media print{.gone{top:0}}}`], '<p class="x"></p>');
  expect(left).toContain(css);
  expect(left).not.toContain('print');
});

test('removes unused animations, properties and variables', async () => {
  const used = '@property --a{syntax:"*";inherits:false}.x{top:var(--a)}';
  const unused =
    '@property --b{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}:root{--c:1px}';
  const [left] = await leftOf([`${used}${unused}`], '<p class="x"></p>');
  expect(left).toContain(used);
  expect(left).not.toMatch(/--b|spin|--c/);
});

test('keeps a variable that the page’s other style sheets use', async () => {
  const [root, rule] = [':root{--face:Arial}', '.x{font-family:var(--face)}'];
  expect(await leftOf([root, `${rule}.gone{top:0}`], '<p class="x"></p>')).toEqual([root, rule]);
  expect((await leftOf([root + rule], '<p></p>'))[0]).not.toContain('--face');
});
