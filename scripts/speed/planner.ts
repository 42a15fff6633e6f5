import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { NOTE_TASKS, tasksAtLoad } from './unwatched-visit.ts';

/** What a visitor does in the planner. */
const DEEDS: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  [
    'planner, a slider moved ten times',
    async (page) => {
      await page.locator('summary', { hasText: 'Set the plan yourself' }).press('Enter');
      const slider = page.getByLabel('Solar panels');
      for (let press = 0; press < 10; press++) await slider.press('ArrowRight');
    },
  ],
  [
    'planner, a year of half-hours read',
    async (page) => {
      await page.locator('summary', { hasText: 'Readings of your own meter' }).press('Enter');
      // From a disk, as a visitor's: the page would have to decode one that is handed over.
      const folder = await mkdtemp(join(tmpdir(), 'meter-'));
      await writeFile(join(folder, 'year.csv'), yearOfHalfHours());
      const box = page.getByLabel('Half-hourly readings, a CSV file');
      await box.setInputFiles(join(folder, 'year.csv'));
      await page.getByText('17,520 half-hours').waitFor();
      await rm(folder, { recursive: true });
    },
  ],
];

function yearOfHalfHours(): string {
  const start = Date.UTC(2025, 0, 1, 0, 30);
  const rows = Array.from({ length: 17_520 }, (_, i) => {
    const end = new Date(start + i * 1_800_000).toISOString().slice(0, 16).replace('T', ' ');
    return `${end},0.${(i % 9) + 1}`;
  });
  return ['timestamp (UTC),energyConsumption (kWh)', ...rows].join('\n');
}

/** The tasks of over 50 ms on the page's thread, ms: at load, and for each deed, one after the other in one visit. */
export async function plannerTasks(browser: Browser, origin: string, slowdown: number) {
  const rows: { name: string; tasks: number[] }[] = [];
  for (const path of ['/about', '/planner']) {
    const tasks = await tasksAtLoad(`${origin}${path}`, slowdown);
    rows.push({ name: `${path}, as it loads`, tasks });
  }
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: NOTE_TASKS });
  await page.goto(`${origin}/planner`);
  await page.waitForTimeout(5000);
  await takeTasks(page);
  for (const [name, act] of DEEDS) {
    await act(page);
    // Answers and rankings come in until then.
    await page.waitForTimeout(5000);
    rows.push({ name, tasks: await takeTasks(page) });
  }
  await context.close();
  return rows;
}

/** The tasks noted since they were taken last, ms. */
const takeTasks = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0));
