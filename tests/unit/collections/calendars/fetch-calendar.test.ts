import { expect, onTestFinished, test } from 'vitest';
import {
  fetchCalendar,
  fetchSecurely,
} from '../../../../src/collections/calendars/fetch-calendar.ts';
import { listenOnLoopback, stopServer } from '../../../../harness/site/loopback.ts';
import { AMPLE_MS } from '../../../support/served-folder.ts';

test('nothing is read from an address without https', async () => {
  const { server, origin } = await listenOnLoopback((_, response) => {
    response.end('BEGIN:VCALENDAR');
  });
  onTestFinished(() => stopServer(server));
  const tools = { fetch: fetchSecurely, now: Date.now, timeoutMs: AMPLE_MS };
  await expect(fetchCalendar(origin, tools)).rejects.toThrow('no connection');
  await expect(fetchCalendar(origin, { ...tools, fetch })).resolves.toBe('BEGIN:VCALENDAR');
});
