import { builtInItems } from '../../harness/site/built-in-items.ts';
import { slowConnection } from '../../harness/site/slow-connection.ts';
import { PAGES_CACHE } from '../../src/service-worker/classify-request.ts';
import { pageTexts } from '../support/page-texts.ts';
import { expect, test } from '../support/engines/visitor.ts';

const [house] = builtInItems('properties');

// WebKit's message for a page left during its transition.
test.use({ expectedMessages: /Skipping view transition/ });

test('the back button restores a calculator’s answer', async ({ visitor }) => {
  await visitor.open('/services/solar#calculator');
  await visitor.waitForHydration('form');
  await visitor.enter('Postcode', 'HS8 5SS');
  await visitor.click('button', 'Calculate');
  await visitor.sees('region', 'Your result');
  await visitor.open('/about');
  await visitor.view.back();
  await visitor.finds('location.pathname', '/services/solar');
  await visitor.sees('region', 'Your result');
  await visitor.view.forward();
  await visitor.finds('location.pathname', '/about');
  await visitor.sees('heading', /./);
});

test('the back button returns to the list after a page transition', async ({ visitor }) => {
  await visitor.view.resize(390, 800);
  await visitor.open('/services');
  await visitor.click('link', /Solar/);
  await visitor.finds('location.pathname', '/services/solar');
  await visitor.view.back();
  await visitor.finds('location.pathname', '/services');
  await visitor.sees('link', /Solar/);
});

test('a click on the weather year shows another hour or week', async ({ visitor }) => {
  await visitor.view.resize(390, 800);
  await visitor.open('/');
  await visitor.finds(`document.querySelector('.year').role`, 'slider');
  await visitor.view.click(`document.querySelector('.year')`);
  await visitor.reads(
    /: wind \d+ m\/s\. A 6 kW turbine makes/,
    `document.querySelector('.ribbon-caption')`,
  );
  expect(await visitor.overflow()).toBe(0);
  await visitor.open(`/hospitality/${house?.id}`);
  await visitor.finds(`document.querySelector('.year').role`, 'slider');
  const week = await visitor.read(`document.querySelector('.ribbon-caption').textContent`);
  await visitor.click('button', 'Next week');
  expect(await visitor.read(`document.querySelector('.ribbon-caption').textContent`)).not.toBe(
    week,
  );
  expect(await visitor.overflow()).toBe(0);
});

test('the planner fits a phone with text at 200%', async ({ visitor }) => {
  await visitor.open('/planner');
  await visitor.view.read(`void (document.documentElement.style.fontSize = '200%')`);
  await visitor.view.read(
    `document.querySelectorAll('details').forEach((part) => (part.open = true))`,
  );
  for (const width of [390, 320]) {
    await visitor.view.resize(width, 800);
    expect(await visitor.overflow(), `at ${width} px`).toBe(0);
  }
});

test.describe('offline', () => {
  // Browsers' messages for each failed request.
  test.use({
    expectedMessages:
      /ERR_|NetworkError|Failed to|not loaded|Load failed|Skipping view transition/i,
  });

  test('a visited page opens offline', async ({ visitor, baseURL }) => {
    const line = await slowConnection(baseURL ?? '', { roundTripMs: 0, bytesPerSecond: Infinity });
    await visitor.open('/terms', line.origin);
    await visitor.finds('navigator.serviceWorker.controller !== null', true);
    await visitor.open('/about', line.origin);
    await visitor.finds(
      `caches.open('${PAGES_CACHE}').then((kept) => kept.match('/about')).then(Boolean)`,
      true,
    );
    line.stop();
    await visitor.open('/terms', line.origin);
    await visitor.open('/about', line.origin);
    await visitor.sees('heading', pageTexts('about').story.title);
  });
});
