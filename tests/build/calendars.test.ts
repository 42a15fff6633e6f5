import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/model/values/days.ts';
import { sayPeriod } from '../../src/model/values/day-words.ts';
import { createBuildFolder, type BuildFolder } from '../support/build-site.ts';
import { booking, calendar, event } from '../support/calendar-texts.ts';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../harness/contents-api/contents-api-server.ts';
import { listenSecurely, TRUST } from '../support/secure-loopback.ts';

const compact = (day: string) => day.replaceAll('-', '');
const today = new Date().toISOString().slice(0, 10);
const [first, middle, last] = [addDays(today, 40), addDays(today, 44), addDays(today, 47)];

let content: ContentsApiServer;
let bookings: Awaited<ReturnType<typeof listenSecurely>>;
let folder: BuildFolder;

beforeAll(async () => {
  content = await startContentsApiServer();
  folder = await createBuildFolder();
  bookings = await listenSecurely((request, response) => {
    const text = calendar(
      booking(compact(middle), compact(last)),
      event('UID:broken', 'SUMMARY:Morag Guest', 'DTSTART:soon'),
      booking(compact(first), compact(middle)),
    );
    const isKnown = request.url?.startsWith('/benderloch.ics');
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? text : 'Not here');
  });
  for (const id of ['benderloch', 'uta']) {
    const house = JSON.parse(await readFile(`content/properties/${id}.json`, 'utf8')) as object;
    const calendarUrl = `${bookings.origin}/${id}.ics?key=secret`;
    content.repository.write(`properties/${id}.json`, { ...house, calendarUrl });
  }
});

afterAll(async () => {
  bookings.close();
  await content.close();
  await folder.remove();
});

describe('a build of houses with calendars', { timeout: 120_000 }, () => {
  it('says on the page what is taken, and in the report what failed', async () => {
    const { succeeded, output } = await folder.build({
      ...TRUST,
      CONTENT_REPO: content.repo,
      CONTENT_API_URL: content.apiUrl,
    });
    const { host } = new URL(bookings.origin);
    expect(output).toContain('properties/benderloch.json › calendarUrl');
    expect(output).toContain(`1 that cannot, from ${host} (line 11: not written as iCal)`);
    expect(output).toContain('properties/uta.json › calendarUrl');
    expect(output).toContain(`got status 404 from ${host}`);
    expect(output).toMatch(/calendars\s+calendarUrl\s+1\s+uta/);
    expect(succeeded).toBe(true);

    for (const path of ['hospitality/benderloch.html', 'hospitality.html']) {
      const page = parse(await folder.read(path));
      const words = page.querySelector('.booking .without-script')?.textContent;
      expect(words).toContain(`Taken: ${sayPeriod([first, last])}, as of `);
    }
    const uta = await folder.read('hospitality/uta.html');
    expect(uta).toContain('Availability is not shown here');
    for (const path of ['benderloch', 'uta']) {
      const page = await folder.read(`hospitality/${path}.html`);
      expect(page).not.toMatch(/morag|secret|\.ics|mail\.example/i);
    }
    expect(output).not.toMatch(/morag|secret/i);
  });
});
