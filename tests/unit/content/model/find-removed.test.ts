import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../../src/content/pipeline/parse-item.ts';
import { findRemoved } from '../../../../src/content/model/find-removed.ts';

describe('allowed markup', () => {
  test.each([
    '<p>One <strong>bold</strong> and <em>soft</em> word.<br />Next.</p>',
    '<h3>Rooms</h3><ul><li>Three</li></ul><ol><li>First</li></ol><h4>More</h4>',
    '<a href="https://machair.example/x?a=1">Out</a>',
    '<a href="/contact">In</a> <a href="#rooms">Here</a>',
    '<a href="mailto:hello@machair.example">Mail</a> <a href="tel:+441632960123">Call</a>',
  ])('keeps %s', (html) => {
    expect(cleanHtml(html)).toEqual({ html, removed: [] });
    expect(findRemoved(html)).toEqual([]);
  });

  test('keeps special characters as text', () => {
    expect(cleanHtml('<p>5 &lt; 6 &amp; more</p>').html).toBe('<p>5 &lt; 6 &amp; more</p>');
  });
});

describe('forbidden markup', () => {
  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>', '<script>'],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>', '<style>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>', '<p onclick>'],
    ['<P ONMOUSEOVER=alert(1)>a</P>', '<p>a</p>', '<p onmouseover>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>', '<p style>'],
    ['<img src=x onerror=alert(1)>', '', '<img>'],
    ['<iframe src="https://frames.example"></iframe>', '', '<iframe>'],
    ['<form action="https://forms.example"><p>a</p></form>', '<p>a</p>', '<form>'],
    ['<svg><script>alert(1)</script></svg>', '', '<svg>'],
    ['<h1>Big</h1>', 'Big', '<h1>'],
    ['<constructor>Name of a property</constructor>', 'Name of a property', '<constructor>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>', '<a href="javascript:alert(1)">'],
    ['<a href=" JavaScript:alert(1)">a</a>', '<a>a</a>', '<a href=" JavaScript:alert(1)">'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>', '<a href="data:text/html,x">'],
    ['<a href="http://machair.example">a</a>', '<a>a</a>', '<a href="http://machair.example">'],
    ['<a href="//machair.example">a</a>', '<a>a</a>', '<a href="//machair.example">'],
    ['<a href="/x" target="_blank">a</a>', '<a href="/x">a</a>', '<a target>'],
  ])('removes and reports %s', (html, cleaned, removed) => {
    const result = cleanHtml(html);
    expect(result.html).toBe(cleaned);
    expect(result.removed).toContain(removed);
    expect(findRemoved(html)).toEqual(result.removed);
  });

  test.each([
    ['<div>One</div><div>Two</div>', 'One Two'],
    ['<table><tr><td>Beds</td><td>3</td></tr><tr><td>Baths</td></tr></table>', 'Beds 3 Baths'],
    ['<h1>Uta</h1>By the sea', 'Uta By the sea'],
    ['<section><p>One</p></section><p>Two</p>', '<p>One</p> <p>Two</p>'],
    ['<ul><li><div>One</div><div>Two</div></li></ul>', '<ul><li> One Two </li></ul>'],
    ['a<span>b</span>c', 'abc'],
    ['<p>&lt;div&gt;</p>', '<p>&lt;div&gt;</p>'],
    ['<div><select><option>Hidden</option></select></div>', ''],
  ])('replaces a block with a space: %s', (html, cleaned) => {
    expect(cleanHtml(html).html).toBe(cleaned);
  });

  test.each([
    ['a tab in the scheme', 'java\tscript:alert(1)'],
    ['a line break in the scheme', 'java\nscript:alert(1)'],
    ['a control character before the scheme', '\u0001javascript:alert(1)'],
    ['entities for letters of the scheme', '&#106;avascript:alert(1)'],
    ['a backslash instead of a slash', '/\\machair.example'],
  ])('removes a link that disguises its URL by %s', (_, href) => {
    const result = cleanHtml(`<a href="${href}">a</a>`);
    expect(parse(result.html).querySelector('a')?.getAttribute('href')).toBeUndefined();
    expect(result.removed).toHaveLength(1);
  });

  test('removes elements nested too deeply', () => {
    const { html, removed } = cleanHtml(`${'<em>'.repeat(4900)}a${'</em>'.repeat(4900)}`);
    expect(html).toBe(`${'<em>'.repeat(50)}a${'</em>'.repeat(50)}`);
    expect(removed).toEqual(['<em> within 50 others']);
  });

  test('keeps any number of siblings', () => {
    const html = '<p>a<br />b<em>c</em></p>'.repeat(100);
    expect(cleanHtml(html)).toEqual({ html, removed: [] });
  });

  test('reports each removed element or attribute once', () => {
    const { removed } = cleanHtml('<script></script>'.repeat(50));
    expect(removed).toEqual(['<script>']);
  });
});

test.each([
  '<<script>script>alert(1)<</script>/script>',
  '<scr<script>ipt>alert(1)</script>',
  '<p title="</p><script>alert(1)</script>">a</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<a href="https://a.example" onfocus="alert(1)" autofocus>a</a>',
  '<textarea><script>alert(1)</script></textarea>',
])('removes every script of %s', (html) => {
  const elements = parse(cleanHtml(html).html).querySelectorAll('*');
  const tags = elements.map((element) => element.rawTagName.toLowerCase());
  const attributes = elements.flatMap((element) => Object.keys(element.attributes));
  expect(tags.filter((tag) => !['p', 'a', 'strong', 'em'].includes(tag))).toEqual([]);
  expect(attributes.filter((name) => name !== 'href')).toEqual([]);
});

describe('the dashboard’s HTML check', () => {
  test.each([
    '<p>a</p><script>alert("<b>")</script>',
    '<p onclick="alert(1)">a</p><p onclick="b()">b</p>',
    "<P ONMOUSEOVER='alert(1)' style=color:red>a</P>",
    '<h1>Big</h1><h2>Less</h2>',
    '<div class="a > b"><p>5 < 6</p></div>',
    '<a href="&#106;avascript:alert(1)">a</a> <a href="&#x6A;avascript:b()">a</a>',
    '<table><tr><td>1</td></tr></table>',
    '<custom-tag hidden>a</custom-tag>',
    '<p>a<br/>b</p><br>',
    '<p constructor>a</p>',
    '<p onclick=a onclick=b onclick>a</p>',
    '<a href=https://a.example/x?y=1>a</a><a href = "data:x" >b</a>',
    '<p "onclick>a</p><em title=">">b</em>',
    '<SCRIPT>a</script ><style><b></style',
    '<p onclick="a>b</p>',
  ])('finds the same removals as the build: %s', (html) => {
    expect(findRemoved(html)).toEqual(cleanHtml(html).removed);
  });

  test.each(['<', '<a b="', '<script>'])('scans long texts quickly: %s', (part) => {
    for (const html of [part.repeat(200_000), `<a ${part.repeat(200_000)}`]) {
      expect(findRemoved(html).length).toBeLessThan(10);
    }
  });
});
