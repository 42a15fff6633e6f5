import { describe, expect, test } from 'vitest';
import { findMarkFaults, paintMark } from '../../../../src/content/theme/mark.ts';
import { OTHER_THEME, THEME } from '../../../support/theme.ts';

const drawing = (inside: string, more = '') => `<svg viewBox="0 0 9 9" ${more}>${inside}</svg>`;

describe('a mark', () => {
  test('may be made of plain shapes', () => {
    for (const { mark } of [THEME, OTHER_THEME]) expect(findMarkFaults(mark)).toEqual([]);
    const shapes =
      '<g transform="rotate(9 1 1)" opacity=".5"><path d="M0,0L1 1z" fill="#fff"/><polygon points="0,0 1,1" stroke="none" fill="ACCENT"/></g> ';
    expect(findMarkFaults(drawing(shapes, 'xmlns="http://www.w3.org/2000/svg"'))).toEqual([]);
  });

  test.each([
    ['<script>alert(1)</script>', 'take out <script>'],
    ['<style>*{fill:red}</style>', 'take out <style>'],
    ['<use href="#a"/>', 'take out <use>'],
    ['<image href="https://m.example/a.png"/>', 'take out <image>'],
    ['<foreignObject><p>a</p></foreignObject>', 'take out <foreignObject>'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'take out <a>'],
    ['<animate attributeName="fill"/>', 'take out <animate>'],
    ['<text>Ness</text>', 'take out <text>'],
    ['Ness', 'take out words and comments'],
    ['<!-- Ness -->', 'take out words and comments'],
    ['<path onclick="alert(1)"/>', 'take onclick out of <path>'],
    ['<path style="fill:red"/>', 'take style out of <path>'],
    ['<path class="a"/>', 'take class out of <path>'],
    ['<path id="a"/>', 'take id out of <path>'],
    ['<path d="M0 0&quot;/>"/>', 'take d out of <path>'],
    ['<path mask="url(#a)"/>', 'take mask out of <path>'],
    ['<path fill="url(#a)"/>', 'change fill="url(#a)"'],
    ['<path fill="red"/>', 'change fill="red"'],
    ['<path stroke="var(--x)"/>', 'change stroke="var(--x)"'],
  ])('may not hold %s', (inside, fix) => {
    expect(findMarkFaults(drawing(inside)).join()).toContain(fix);
  });

  test.each([
    ['', 'write <svg>…</svg>'],
    ['Ness', 'write <svg>…</svg>'],
    [`${drawing('')}${drawing('')}`, 'write <svg>…</svg>'],
    [`${drawing('')}<p>`, 'write <svg>…</svg>'],
    [drawing('<p>'), 'write <svg>…</svg>'],
    ['<svg><path d="M0 0"/></svg>', 'add viewBox='],
    ['<svg viewBox="0 0 9"/>', 'add viewBox='],
    [drawing('<g></g>'.repeat(1000)), 'fewer points'],
  ])('is one drawing with a size that is not too large: %.40s', (svg, fix) => {
    expect(findMarkFaults(svg).join()).toContain(fix);
  });

  test('is drawn with the colours that are given for what it names', () => {
    const paints = { text: 'currentColor', link: '#00f', accent: 'gold' };
    const shapes = '<g fill="Text"><path stroke="link" fill="accent"/><path fill="#123456"/></g>';
    const svg = drawing(shapes, 'width="3" xmlns="http://www.w3.org/2000/svg"');
    expect(paintMark(svg, paints, { width: '40', 'aria-hidden': 'true' })).toBe(
      '<svg viewBox="0 0 9 9" width="40" aria-hidden="true"><g fill="currentColor"><path stroke="#00f" fill="gold"></path><path fill="#123456"></path></g></svg>',
    );
  });
});
