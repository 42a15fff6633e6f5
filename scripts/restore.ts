// Puts the enquiries of the encrypted backup back into the database, whose tables must be there. Usage:
// npm run restore -- --key backup-key.pem [--bucket enquiry-backups] [--remote]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { runSqlFile, type Where } from './enquiries/database.ts';
import { restoreSql } from './enquiries/restore-sql.ts';
import { unseal } from './enquiries/unseal.ts';
import { QUIET } from './wrangler.ts';

/** As `src/enquiries/worker/back-up.ts` writes it. */
const INDEX = 'index.json';
const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const indexSchema = z.object({ days: z.array(z.iso.date()), erasures: rowsSchema });

if (existsSync('.env')) process.loadEnvFile('.env');

const folder = mkdtempSync(join(tmpdir(), 'restore-'));
try {
  const { values } = parseArgs({
    options: {
      key: { type: 'string' },
      bucket: { type: 'string', default: 'enquiry-backups' },
      remote: { type: 'boolean', default: false },
    },
  });
  if (values.key === undefined) {
    throw new Error('--key is missing: the file with the private key of the backup');
  }
  const privateKey = readFileSync(values.key, 'utf8');
  const where = {
    remote: values.remote,
    persistTo: process.env['PERSIST_TO'] ?? '.wrangler/state',
  };
  const read = (name: string) => readObject(`${values.bucket}/${name}`, where);
  const index = z.parse(indexSchema, JSON.parse(read(INDEX).toString('utf8')));
  const rows = index.days.flatMap((day) =>
    z.parse(rowsSchema, JSON.parse(unseal(read(day), privateKey))),
  );
  const file = join(folder, 'restore.sql');
  const sql = [restoreSql('enquiries', rows), restoreSql('erasures', index.erasures)];
  writeFileSync(file, `${sql.join('\n')}\n`, { mode: 0o600 });
  if (rows.length > 0) runSqlFile(file, where);
  console.log(
    `The backup has ${rows.length} enquiries of ${index.days.length} days; those that were missing are back.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** An object of the bucket, by way of a file that is deleted. */
function readObject(path: string, { remote, persistTo }: Where): Buffer {
  const file = join(folder, 'object');
  const place = remote ? ['--remote'] : ['--local', '--persist-to', persistTo];
  const { status, stdout, stderr, error } = spawnSync(
    'wrangler',
    ['r2', 'object', 'get', path, '--file', file, ...place],
    { encoding: 'utf8', env: { ...process.env, ...QUIET } },
  );
  if (status !== 0) {
    throw new Error(`${path}: ${error?.message ?? (stderr.trim() || stdout.trim())}`);
  }
  return readFileSync(file);
}
