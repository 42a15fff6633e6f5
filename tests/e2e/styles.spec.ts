import { openEnquiryForm, sendButton } from '../support/enquiry-form.ts';
import { pageTexts } from '../support/page-texts.ts';
import { expect, test } from '../support/visitor.ts';

test('a page without islands includes only the styles that it uses', async ({ request }) => {
  const html = await (await request.get('/terms')).text();
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    ),
  );
  const [, sheet = ''] = /@layer utilities\{(.*?)<\/style>/s.exec(html) ?? [];
  const carried = [...sheet.matchAll(/(?<=^|[},(])\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  expect(carried).toContain('wrap');
  // The fonts script sets these classes, so no element has them in the HTML.
  const needless = carried.filter((name) => !used.has(name) && !/^(fonts|paint)-/.test(name));
  expect(needless).toEqual([]);
  // The hash of an empty sheet, which the toast library inserts on pages with islands.
  expect(html).not.toContain('sha256-47DEQpj8');
});

test.describe('in the dark colour scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('a toast has the colours of the site', async ({ page }) => {
    await openEnquiryForm(page);
    await sendButton(page).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Please fill in all' });
    await expect(toast).toBeVisible();
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await toast.evaluate(colourOf)).toBe(
      await page.getByRole('region', { name: pageTexts('contact').write }).evaluate(colourOf),
    );
  });
});
