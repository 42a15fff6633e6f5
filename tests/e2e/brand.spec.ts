import sharp from 'sharp';
import { FIRM } from '../support/firm.ts';
import { THEME } from '../support/theme.ts';
import { expect, test } from '../support/visitor.ts';

const { surface, link } = THEME.colours;

test('the icons and the picture for sharing are there, in their sizes', async ({ request }) => {
  for (const [path, type, width, height] of [
    ['/apple-touch-icon.png', 'png', 180, 180],
    ['/icon-192.png', 'png', 192, 192],
    ['/icon-512.png', 'png', 512, 512],
    ['/social.png', 'png', 1200, 630],
    ['/favicon.svg', 'svg'],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toContain(`image/${type}`);
    const { format, ...size } = await sharp(await response.body()).metadata();
    expect(format, path).toBe(type);
    if (width) expect([size.width, size.height], path).toEqual([width, height]);
  }
  expect((await request.get('/favicon.ico')).ok()).toBe(true);
});

test('the manifest has the name and the ground of the firm, and names icons that there are', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({
    name: FIRM.name,
    background_color: surface.light,
    theme_color: surface.light,
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

for (const [colorScheme, scheme] of [
  ['light', 'light'],
  ['dark', 'dusk'],
] as const) {
  test.describe(`on a device set to ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('pages, the bar of the browser and the mark have the colours of the firm', async ({
      page,
    }) => {
      await page.goto('/terms');
      const colourOf = (hex: string) => `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
      await expect(page.locator('html')).toHaveCSS('background-color', colourOf(surface[scheme]));
      const bar = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
      await expect(bar).toHaveAttribute('content', surface[scheme]);
      for (const line of await page.locator('header .logo [stroke*="mark-wind"]').all()) {
        await expect(line).toHaveCSS('stroke', colourOf(link[scheme]));
      }
    });
  });
}

test.describe('for whom motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a part of the mark with a middle of its own turns about it', async ({ page }) => {
    await page.goto('/');
    const logo = page.locator('header .logo');
    for (const part of await logo.locator('[transform-origin]').all()) {
      const middle = await part.getAttribute('transform-origin');
      await expect(part).toHaveCSS('transform-origin', `${middle?.replace(' ', 'px ')}px`);
      await page.mouse.move(0, 0);
      await expect(part).toHaveCSS('rotate', 'none');
      await logo.hover();
      await expect(part).toHaveCSS('rotate', '120deg');
    }
  });
});
