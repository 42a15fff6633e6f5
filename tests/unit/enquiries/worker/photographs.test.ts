import { beforeEach, describe, expect, test } from 'vitest';
import type { PhotographStore } from '../../../../src/worker/runtime.ts';
import { createPostedEnquiry } from '../../../support/enquiry-example.ts';
import { useEnquiryWorker } from '../../../support/enquiry-worker.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);
const { query, call, post, runTasks } = useEnquiryWorker();
let bucket: ReturnType<typeof memoryPhotographs>;

beforeEach(() => {
  bucket = memoryPhotographs();
});

/** Sends an enquiry. @returns its id, and the token for its photographs */
async function enquire(change: Record<string, unknown> = {}, hasBucket = true) {
  const enquiry = createPostedEnquiry(change);
  const { body } = await post(enquiry, hasBucket ? { PHOTOGRAPHS: bucket.store } : {});
  const { photographs: token } = body as { photographs?: string };
  return { id: enquiry.id, token };
}

interface Sent {
  body?: Uint8Array<ArrayBuffer>;
  token?: string | undefined;
  headers?: Record<string, string>;
  method?: string;
}

async function send(id: string, slot: number, { body = JPEG, token, headers, method }: Sent) {
  const { status } = await call(
    `/api/enquiries/${id}/photographs/${slot}?caption=The%20fuse%20box%20%C3%A0`,
    { method: method ?? 'PUT', body, headers: { authorization: `Bearer ${token}`, ...headers } },
    { PHOTOGRAPHS: bucket.store },
  );
  return status;
}

describe('photograph uploads', () => {
  test('replaces a photograph on a retry', async () => {
    const { id, token } = await enquire();
    expect(await send(id, 1, { token })).toBe(201);
    expect(await send(id, 1, { token })).toBe(201);
    expect(await send(id, 6, { token })).toBe(201);
    expect(bucket.keys()).toEqual([`${id}/1`, `${id}/6`]);
  });

  test.each<[string, (sent: Sent, other: Sent) => Sent, number]>([
    ['without a token', () => ({ token: '' }), 403],
    ['with the token of another enquiry', (_, other) => other, 403],
    [
      'from another site',
      (sent) => ({ ...sent, headers: { origin: 'https://evil.example' } }),
      403,
    ],
    [
      'that is not a JPEG',
      (sent) => ({ ...sent, body: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) }),
      415,
    ],
    ['that is too large', (sent) => ({ ...sent, body: new Uint8Array(3_000_001) }), 413],
    ['by another method', (sent) => ({ ...sent, method: 'POST' }), 405],
  ])('rejects a photograph %s', async (_, change, expected) => {
    const enquiry = await enquire();
    const { token } = await enquire({ message: 'Another' });
    expect(await send(enquiry.id, 1, change({ token: enquiry.token }, { token }))).toBe(expected);
    expect(bucket.keys()).toEqual([]);
  });

  test('rejects a photograph at a position other than 1 to 6', async () => {
    const { id, token } = await enquire();
    expect(await send(id, 7, { token })).toBe(404);
    expect(await send(id, 0, { token })).toBe(404);
  });

  test.each([
    ['a day after its enquiry', 'UPDATE enquiries SET received_at = received_at - 86400001'],
    ['without an enquiry', 'DELETE FROM enquiries'],
  ])('rejects a photograph %s', async (_, sql) => {
    const { id, token } = await enquire();
    query(sql);
    expect(await send(id, 1, { token })).toBe(410);
  });
});

test('issues no upload token for suspected spam', async () => {
  expect((await enquire({ remarks: 'x' })).token).toBeUndefined();
  expect((await enquire({ message: 'Other' }, false)).token).toBeUndefined();
});

test('deletes photographs with their enquiry', async () => {
  const remaining = await enquire();
  const deletedEnquiry = await enquire({ message: 'To be deleted' });
  for (const slot of [1, 2, 3, 4]) {
    await send(remaining.id, slot, remaining);
    await send(deletedEnquiry.id, slot, deletedEnquiry);
  }
  query(`DELETE FROM enquiries WHERE id = '${deletedEnquiry.id}'`);
  await runTasks({ PHOTOGRAPHS: bucket.store });
  expect(bucket.keys()).toEqual([1, 2, 3, 4].map((slot) => `${remaining.id}/${slot}`));
});

test('keeps the photographs of an enquiry that a restored database lacks', async () => {
  const lost = await enquire();
  await send(lost.id, 1, lost);
  query(`DELETE FROM enquiries WHERE id = '${lost.id}'`);
  // A database restored to an earlier time has never deleted it.
  query('DELETE FROM deleted_enquiries');
  await runTasks({ PHOTOGRAPHS: bucket.store });
  expect(bucket.keys()).toEqual([`${lost.id}/1`]);
});

/** Objects per page of a listing; R2 returns up to 1,000. */
const PAGE = 3;

/** A bucket in memory that lists and deletes like R2; the end-to-end tests use R2. */
function memoryPhotographs() {
  const stored = new Set<string>();
  const keys = () => [...stored].sort();
  const store = {
    put: (key: string) => Promise.resolve(stored.add(key)),
    list: ({ prefix = '', cursor = '' }: { prefix?: string; cursor?: string }) => {
      const later = keys().filter((key) => key.startsWith(prefix) && key > cursor);
      const objects = later.slice(0, PAGE).map((key) => ({ key }));
      return Promise.resolve({
        objects,
        truncated: later.length > PAGE,
        cursor: objects.at(-1)?.key,
      });
    },
    delete: (deleted: string[]) => {
      for (const key of deleted) stored.delete(key);
      return Promise.resolve();
    },
  };
  return { store: store as unknown as PhotographStore, keys };
}
