import { describe, expect, test } from 'vitest';
import { editPage, readPage } from '../../../src/build/page-elements.ts';
import { createClassShortener } from '../../../src/build/short-classes.ts';

/** A body and a sheet under short names. */
function shorten(body: string, css: string, ...scripts: string[]) {
  const page = readPage(body);
  const { sheets, edits } = createClassShortener()(page, new Map([['whole', css]]), scripts);
  return { body: editPage(page.html, edits), css: sheets.get('whole') };
}

describe('a class whose name a sheet has to escape', () => {
  test('has a short one on its elements and in the sheet', () => {
    expect(
      shorten(
        '<p class="mt-4 lg:p-4"></p><b class="lg:p-4 p-[3px]"></b>',
        '.mt-4{top:0}.p-\\[3px\\]{left:0}@media print{.lg\\:p-4:hover>b{top:1px}}',
      ),
    ).toEqual({
      body: '<p class="mt-4 _1"></p><b class="_1 _0"></b>',
      css: '.mt-4{top:0}._0{left:0}@media print{._1:hover>b{top:1px}}',
    });
  });

  test('has it within other selectors, and in rules within rules', () => {
    const { css } = shorten(
      '<a class="group/logo"><b class="[&.is-on]:mt-1"></b></a>',
      ':where(.group\\/logo):hover *{top:0}.x{& .\\[\\&\\.is-on\\]\\:mt-1.is-on{left:0}}',
    );
    expect(css).toBe(':where(._0):hover *{top:0}.x{& ._1.is-on{left:0}}');
  });

  test('has the same one on every page of a make, and another page is none the worse', () => {
    const css = '.a\\:b{top:0}.c\\:d{top:0}';
    const shortener = createClassShortener();
    const sheetOf = (body: string, ...scripts: string[]) =>
      shortener(readPage(body), new Map([['whole', css]]), scripts).sheets.get('whole');
    const short = '._0{top:0}._1{top:0}';
    expect(sheetOf('<p class="a:b c:d"></p>')).toBe(short);
    expect(sheetOf('<p class="c:d"></p><p class="a:b"></p>')).toBe(short);
    expect(sheetOf('<p class="a:b c:d"></p>', '"a:b"')).toBe('.a\\:b{top:0}._0{top:0}');
  });

  test.each([
    ['a script may give it to an element', '<p class="lg:p-4"></p>', 'h({class:"mt-2 lg:p-4"})'],
    ['a value of the page holds it', '<p class="lg:p-4" data-link="mt-2 lg:p-4"></p>', ''],
    ['no element has it', '<p class="lg"></p>', ''],
  ])('keeps it where %s', (_, body, script) => {
    const css = '.lg\\:p-4{top:0}';
    expect(shorten(body, css, script)).toEqual({ body, css });
  });

  test('leaves its neighbours as they were', () => {
    const { body } = shorten(
      '<p class="[&amp;>a]:x a:b"></p>',
      '.a\\:b{top:0}.\\[\\&\\>a\\]\\:x{top:0}',
      '`[&>a]:x`',
    );
    expect(body).toBe('<p class="[&amp;>a]:x _0"></p>');
  });
});
