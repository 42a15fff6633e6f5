import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { enquiry, expect, post, test as workerTest } from '../../support/enquiry-worker.ts';
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import { sharedFixture } from '../../support/shared-fixture.ts';
import { changeRows, readRows, startWorker } from '../../support/worker.ts';

interface Receiver {
  origin: string;
  /** What it answers to the next posts. */
  status: number;
  received: { id: unknown; status: number; body: Record<string, unknown> }[];
}

async function startReceiver() {
  const receiver: Receiver = { origin: '', status: 200, received: [] };
  const { server, origin } = await listenOnLoopback((request, response) => {
    const id = request.headers['idempotency-key'];
    void text(request).then((posted) => {
      const body = JSON.parse(posted) as Record<string, unknown>;
      receiver.received.push({ id, status: receiver.status, body });
      response.writeHead(receiver.status, { location: '/elsewhere' }).end('x');
    });
  });
  return Object.assign(receiver, { origin, close: () => stopServer(server) });
}

/** A Worker that sends enquiries on to a server of the test. */
const test = workerTest.extend<object, { receiver: Receiver }>({
  receiver: sharedFixture(startReceiver),
  vars: [
    async ({ receiver }, use) => {
      const url = `${receiver.origin}/enquiries?key=secret-of-the-receiver`;
      await use({ ENQUIRIES_PER_MINUTE: '10000', ENQUIRY_FORWARD_URL: url });
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });

test('a stored enquiry is sent on, once', async ({ request, worker, receiver }) => {
  const data = enquiry();
  const { body } = await post(request, data);
  const sentOn = () => receiver.received.filter(({ id }) => id === data.id);
  await expect.poll(() => sentOn().length).toBe(1);
  const { id, website, elapsed, ...payload } = data;
  expect([website, elapsed]).toEqual(['', 20_000]);
  expect(sentOn()[0]?.body).toEqual({
    ...payload,
    reference: body.reference,
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
  });
  const row = () => worker.rows(`SELECT * FROM enquiries WHERE id = '${id}'`)[0];
  await expect.poll(() => row()?.['forwarded_at']).not.toBeNull();
  await worker.runScheduled();
  await post(request, data);
  expect(sentOn()).toHaveLength(1);
});

for (const [what, status] of [
  ['fails', 500],
  ['refuses', 403],
  ['leads elsewhere', 302],
] as const) {
  test(`a receiver that ${what} costs the visitor nothing, and is asked again until it takes it`, async ({
    request,
    worker,
    receiver,
  }) => {
    receiver.status = status;
    const data = enquiry();
    const row = () => worker.rows(`SELECT * FROM enquiries WHERE id = '${data.id}'`)[0];
    expect((await post(request, data)).status).toBe(201);
    await expect.poll(() => row()?.['forward_error']).toBe(`status ${status}`);
    await worker.runScheduled();
    expect(row()).toMatchObject({ forward_attempts: 2, forwarded_at: null });
    receiver.status = 202;
    await worker.runScheduled();
    await worker.runScheduled();
    expect(row()).toMatchObject({
      forward_attempts: 3,
      forwarded_at: expect.any(Number),
      forward_error: null,
    });
    const statuses = receiver.received.filter(({ id }) => id === data.id).map((r) => r.status);
    expect(statuses).toEqual([status, status, 202]);
  });
}

test('a suspect is not sent on', async ({ request, worker, receiver }) => {
  const data = enquiry({ website: 'https://x.example' });
  await post(request, data);
  await worker.runScheduled();
  expect(receiver.received.filter(({ id }) => id === data.id)).toEqual([]);
});

test('the log holds neither enquiries nor the address of the receiver', ({ worker }) => {
  expect(worker.log()).toContain('sent on');
  expect(worker.log()).not.toMatch(/secret-of-the-receiver|Mòrag|croft\.example/);
});

workerTest('the scheduled run deletes what is older than was said, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  try {
    const first = await startWorker(folder);
    const send = (data: object) =>
      fetch(`${first.origin}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
    for (const message of ['Old', 'New']) expect((await send(enquiry({ message }))).ok).toBe(true);
    await first.kill();
    changeRows(
      folder,
      `UPDATE enquiries SET received_at = received_at - 31 * 86400000 WHERE message = 'Old'`,
    );
    const second = await startWorker(folder, { ENQUIRY_KEEP_DAYS: '30' });
    await second.runScheduled();
    await second.kill();
    expect(readRows(folder, 'SELECT message FROM enquiries')).toEqual([{ message: 'New' }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
