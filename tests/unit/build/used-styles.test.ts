import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/build/page-elements.ts';
import { usedStyles } from '../../../src/build/used-styles.ts';

/** What is left of a sheet on a page. */
async function leftOf(css: string, body: string, ...scripts: string[]) {
  const page = readPage(`<head><style>${css}</style></head><body>${body}</body>`);
  const sheets = await usedStyles(page, scripts);
  return sheets.get(css);
}

describe('of a sheet of all utilities a page', () => {
  test.each([
    ['an element', 'dl{top:0}', '<dl></dl>'],
    ['a class', '.lg\\:p-4{top:0}', '<p class="lg:p-4"></p>'],
    ['an id', '#near{top:0}', '<p id="near"></p>'],
    ['a state', '[aria-current]{top:0}', '<a aria-current="page"></a>'],
    ['a value', '[role=tab]{top:0}', '<a role="tab"></a>'],
    ['any element', ':focus-visible{top:0}', '<p></p>'],
    ['a part of it', '.card a:hover:after{top:0}', '<p class="card"><a></a></p>'],
    ['a template', '.late{top:0}', '<template><p class="late"></p></template>'],
  ])('keeps what %s needs', async (_, css, body) => {
    expect(await leftOf(`${css}.gone{left:0}`, body)).toBe(css);
  });

  test('loses what its text alone names', async () => {
    expect(await leftOf('.grid{display:grid}p{top:0}', '<p>A grid of power</p>')).toBe('p{top:0}');
  });

  test('keeps what one of its scripts sets later', async () => {
    const css = '.is-scrolled{top:0}';
    const script = "header.classList.toggle('is-scrolled')";
    expect(await leftOf(`${css}.gone{top:0}`, '', script)).toBe(css);
  });

  test('keeps what its islands draw', async () => {
    const css = '.station{top:0}.map{top:0}.lg\\:p-4{top:0}';
    const finder = 'h("li",{className:"station lg:p-4"})';
    expect(await leftOf(`${css}.gone{top:0}`, '', finder, 'h("svg",{className:`map`})')).toBe(css);
  });

  test('keeps the order of layers, and media queries that are not empty', async () => {
    const css = '@layer a,b;@layer b{@media (width>=48rem){.x{top:0}}}';
    const more = '@layer b{@media print{.gone{top:0}}}';
    const left = await leftOf(`${css}${more}`, '<p class="x"></p>');
    expect(left).toContain(css);
    expect(left).not.toContain('print');
  });

  test('keeps the colours that the linked sheet of toasts takes', async () => {
    const css = 'ol{--normal-bg:red}';
    expect(await leftOf(css, '<ol></ol>')).toBe(css);
  });

  test('keeps what a script names with brackets', async () => {
    const css = '.p-\\[clamp\\(1rem\\,3vw\\,2rem\\)\\]{top:0}';
    const script = 'h({class:`mt-3 p-[clamp(1rem,3vw,2rem)] ${more}`})';
    expect(await leftOf(css, '', script)).toBe(css);
  });

  test('loses motion, properties and variables that nothing uses', async () => {
    const used = '@property --a{syntax:"*";inherits:false}.x{top:var(--a)}';
    const unused =
      '@property --b{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}:root{--c:1px}';
    const left = await leftOf(`${used}${unused}`, '<p class="x"></p>');
    expect(left).toContain(used);
    expect(left).not.toMatch(/--b|spin|--c/);
  });
});

describe('of the sheets of several pages', () => {
  const page = (sheets: readonly string[], body: string) =>
    readPage(`${sheets.map((css) => `<style>${css}</style>`).join('')}<body>${body}</body>`);

  test('one keeps a variable that another sheet of its page uses', async () => {
    const sheets = [':root{--face:Arial}', '.x{font-family:var(--face)}.gone{top:0}'];
    const left = await usedStyles(page(sheets, '<p class="x"></p>'), []);
    expect([...left.values()]).toEqual([sheets[0], '.x{font-family:var(--face)}']);
  });

  test('none keeps a variable for what a page before it used', async () => {
    const css = ':root{--face:Arial}.x{font-family:var(--face)}';
    expect((await usedStyles(page([css], '<p class="x"></p>'), [])).get(css)).toBe(css);
    expect((await usedStyles(page([css], '<p></p>'), [])).get(css)).not.toContain('--face');
  });

  test('a part of a value that a rule asks for is found in a longer one', async () => {
    const css = "[href^='#']{top:0}[href$='.pdf']{left:0}";
    const left = await usedStyles(page([css], '<a href="#near"></a>'), []);
    expect(left.get(css)).toBe("[href^='#']{top:0}");
  });
});
