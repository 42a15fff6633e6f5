import { expect, test } from '@playwright/test';
import { builtInFile } from '../../harness/site/built-in-file.ts';
import { builtInFigures } from '../../harness/site/built-in-figures.ts';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { formatPounds } from '../../src/values/numbers/format.ts';
import { listGuidePrices } from '../../src/planner/engine/grants.ts';

const services = builtInItems('services');
const { service: texts } = builtInFile('pages/services');
const grants = builtInFile('grants');

for (const { id, steps, prices } of services) {
  test(`the page of ${id} says what happens, what it costs, where, and shows two of the firm's works`, async ({
    page,
  }) => {
    await page.goto(`/services/${id}`);
    const part = (name: string) => page.getByRole('region', { name, exact: true });

    const happens = part(texts.steps.title).getByRole('listitem');
    await expect(happens.getByRole('heading')).toHaveText(
      (steps ?? texts.steps.items).map(({ title }, i) => `${i + 1}. ${title}`),
    );
    const rows = listGuidePrices(prices?.items ?? [], builtInFigures, grants);
    for (const { label, price, net, grant } of rows) {
      const row = part(texts.prices.title).getByRole('row', { name: label });
      const cells = [formatPounds(price), ...(grant > 0 ? [formatPounds(net)] : [])];
      for (const cell of cells) await expect(row).toContainText(cell);
    }
    await expect(part(texts.area.title).getByRole('paragraph')).toHaveCount(1);
    await expect(part(texts.stories).getByRole('article')).toHaveCount(2);
  });
}

test('a grant beside a price has its scheme, its conditions and its month', async ({ page }) => {
  const helped = services.find(({ prices }) => prices?.items?.some(({ grant }) => grant));
  const { scheme, conditions = [] } =
    grants[helped?.prices?.items?.find(({ grant }) => grant)?.grant ?? 'heatPump'] ?? {};
  await page.goto(`/services/${helped?.id}`);
  const prices = page.getByRole('region', { name: texts.prices.title, exact: true });
  await expect(prices).toContainText(`${scheme}, ${texts.prices.eligibility}`);
  await expect(prices.getByRole('listitem')).toHaveText([...conditions]);
});
