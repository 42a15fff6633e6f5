import { describe, expect, test } from 'vitest';
import { cleanHtml } from '../../../../src/content/items/clean-html.ts';
import { findRemoved } from '../../../../src/content/checks/find-removed.ts';

describe('what the build removes of HTML is found in the browser too', () => {
  test.each([
    '<p>a</p><script>alert("<b>")</script>',
    '<style>p{display:none}</style><p>a</p>',
    '<p onclick="alert(1)">a</p><p onclick="b()">b</p>',
    "<P ONMOUSEOVER='alert(1)' style=color:red>a</P>",
    '<img src=x onerror=alert(1)>',
    '<h1>Big</h1><h2>Less</h2>',
    '<div class="a > b"><p>5 < 6</p></div>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a> <a href="&#x6A;avascript:b()">a</a>',
    '<a href="http://machair.example">a</a>',
    '<a href="//machair.example">a</a>',
    '<a href="/x" target="_blank">a</a>',
    '<table><tr><td>1</td></tr></table>',
    '<custom-tag hidden>a</custom-tag>',
    '<p>a<br/>b</p><br>',
    '<p constructor>a</p>',
    '<p onclick=a onclick=b onclick>a</p>',
    '<a href=https://a.example/x?y=1>a</a><a href = "data:x" >b</a>',
    '<p "onclick>a</p><em title=">">b</em>',
    '<SCRIPT>a</script ><style><b></style',
    '<p onclick="a>b</p>',
  ])('%s', (html) => {
    expect(findRemoved(html)).toEqual(cleanHtml(html).removed);
  });

  test.each([
    '<a',
    '<a ',
    '<a "',
    '<a b=',
    '<a b="',
    '<a =',
    '<script>',
    '<script ',
    '</script',
    '<',
    '< ',
    '<a b  ',
    "<a b='",
    '&#',
  ])('in no time, be it long: %s', (part) => {
    for (const html of [part.repeat(200_000), `<a ${part.repeat(200_000)}`]) {
      expect(findRemoved(html).length).toBeLessThan(10);
    }
  });

  test('and nothing where nothing is', () => {
    const html =
      '<h3>Rooms</h3><ul><li>Three</li></ul><a href="https://a.example/?b=1&amp;c=2">Out</a> 5 &lt; 6';
    expect(findRemoved(html)).toEqual([]);
  });
});
