import { expect, test } from 'vitest';
import { tidyHtml, withoutParagraph } from '../../../../src/editor/rich/create-rich-box.ts';

test.each([
  ['<p></p>', ''],
  ['<p></p><p></p>', ''],
  ['<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['<ul><li><p>One</p></li><li><p>Two</p></li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
  [
    '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul>',
    '<ul><li>One<ul><li>Inner</li></ul></li></ul>',
  ],
  ['<ol start="3" type="a"><li><p>Three</p></li></ol>', '<ol><li>Three</li></ol>'],
  ['<p><a href="/contact">Ask</a></p>', "<p><a href='/contact'>Ask</a></p>"],
  [
    '<p><a href="https://a.example/it\'s">Ask</a></p>',
    '<p><a href="https://a.example/it\'s">Ask</a></p>',
  ],
  ['<p>He wrote &lt;a href="/x"&gt;</p>', '<p>He wrote &lt;a href="/x"&gt;</p>'],
])('writes %s as %s', (html, tidy) => {
  expect(tidyHtml(html)).toBe(tidy);
});

test('writes the text of a single paragraph without its element', () => {
  expect(withoutParagraph('<p>One <strong>word</strong></p>')).toBe('One <strong>word</strong>');
  expect(withoutParagraph('')).toBe('');
});
