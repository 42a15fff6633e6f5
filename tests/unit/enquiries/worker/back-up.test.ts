import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { unseal } from '../../../../scripts/enquiries/unseal.ts';
import { backUpEnquiries } from '../../../../src/enquiries/worker/back-up.ts';
import type { EnquiryEnv } from '../../../../src/enquiries/worker/env.ts';
import { storeEnquiry } from '../../../../src/enquiries/worker/store.ts';
import { makeBucket } from '../../../support/backup-bucket.ts';
import { BACKUP_KEY } from '../../../support/backup-key.ts';
import { useEnquiryDatabase } from '../../../support/enquiry-database.ts';
import { posted } from '../../../support/enquiry-example.ts';

const { database, ask } = useEnquiryDatabase();
const NOW = Date.parse('2026-11-24T09:07Z');

/** Stores an enquiry at a moment and gives its id. */
async function store(at: string): Promise<string> {
  const submission = { ...posted(), elapsed: 20_000 };
  const more = { firm: 'F', now: Date.parse(at), random: Math.random, isMailed: false };
  await storeEnquiry(database, submission, more);
  return submission.id;
}

function makeDesk(vars: Partial<EnquiryEnv> = {}) {
  ask("UPDATE runs SET ran_at = 0 WHERE name = 'backup'");
  const { bucket, objects } = makeBucket();
  const env = {
    DB: database,
    BACKUPS: bucket,
    ENQUIRY_BACKUP_KEY: BACKUP_KEY.public,
    ENQUIRY_KEEP_DAYS: '30',
    ...vars,
  } as EnquiryEnv;
  const idsOf = (day: string) => {
    const sealed = Buffer.from(objects.get(day) as ArrayBuffer);
    return (JSON.parse(unseal(sealed, BACKUP_KEY.private)) as { id: string }[]).map(({ id }) => id);
  };
  const index = () => JSON.parse(objects.get('index.json') as string) as { days: string[] };
  return { env, objects, idsOf, index, backUp: (now = NOW) => backUpEnquiries(env, now) };
}

test('each day with enquiries is one object that only the private key opens, and the day grows', async () => {
  const { objects, idsOf, index, backUp } = makeDesk();
  const before = await store('2026-11-22T12:00Z');
  const first = await store('2026-11-24T08:00Z');
  await backUp();
  expect([...objects.keys()].sort()).toEqual(['2026-11-22', '2026-11-24', 'index.json']);
  expect(index()).toEqual({ days: ['2026-11-22', '2026-11-24'], erasures: [] });
  expect(idsOf('2026-11-22')).toEqual([before]);
  expect(Buffer.from(objects.get('2026-11-24') as ArrayBuffer).toString('latin1')).not.toMatch(
    /croft|byre/,
  );
  const second = await store('2026-11-24T23:30Z');
  await backUp(Date.parse('2026-11-25T00:07Z'));
  expect(idsOf('2026-11-24')).toEqual([first, second]);
});

test('a day is kept as long as its enquiries are', async () => {
  const { objects, backUp } = makeDesk();
  await store('2026-11-20T23:00Z');
  await backUp();
  await backUp(Date.parse('2026-12-20T23:07Z'));
  expect(objects.has('2026-11-20')).toBe(true);
  await backUp(Date.parse('2026-12-21T00:07Z'));
  expect([...objects.keys()]).toEqual(['index.json']);
});

test('what is deleted from the database is deleted from its day when that is written anew', async () => {
  const { objects, idsOf, backUp } = makeDesk();
  const gone = await store('2026-11-20T09:00Z');
  const kept = await store('2026-11-20T10:00Z');
  const alone = await store('2026-11-21T10:00Z');
  await backUp();
  ask(`DELETE FROM enquiries WHERE id IN ('${gone}', '${alone}')`);
  ask(`UPDATE runs SET ran_at = ${Date.parse('2026-11-20T09:00Z')} WHERE name = 'backup'`);
  await backUp(NOW + 3_600_000);
  expect(idsOf('2026-11-20')).toEqual([kept]);
  expect(objects.has('2026-11-21')).toBe(false);
});

test('a backup that begins late is made up in several runs', async () => {
  const { objects, backUp } = makeDesk({ ENQUIRY_KEEP_DAYS: '365' });
  await store('2026-01-01T12:00Z');
  await store('2026-11-24T08:00Z');
  await backUp();
  expect([...objects.keys()]).toEqual(['2026-01-01', 'index.json']);
  for (let run = 0; run < 3; run += 1) await backUp();
  expect(objects.has('2026-11-24')).toBe(true);
});

test('without a key there is none, and a key without a bucket is said', async () => {
  await store('2026-11-24T08:00Z');
  const off = makeDesk({ ENQUIRY_BACKUP_KEY: '' });
  await off.backUp();
  expect(off.objects.size).toBe(0);
  const lost = makeDesk();
  delete lost.env.BACKUPS;
  await expect(lost.backUp()).rejects.toThrow('no bucket BACKUPS');
});
