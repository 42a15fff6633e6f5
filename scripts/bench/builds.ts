import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { startContentsApiServer } from '../../harness/contents-api/contents-api-server.ts';

/** Numbers of case studies in the content repository; the smallest is the built-in number. */
const COUNTS = [4, 100, 1000, 10_000];

const [example = ''] = globSync('content/case-studies/*.json');
const study = JSON.parse(readFileSync(example, 'utf8')) as Record<string, unknown>;

// The server runs in a separate thread, since builds block this one.
if (!isMainThread) {
  const server = await startContentsApiServer();
  for (let i = 0; i < (workerData as number); i++) {
    const id = `study-${i}`;
    server.repository.write(`case-studies/${id}.json`, { ...study, id, title: `Study ${i}` });
  }
  parentPort?.postMessage({ CONTENT_API_URL: server.apiUrl, CONTENT_REPO: server.repo });
}

/** Prints the time and peak memory of builds from a content repository on this machine, cold and warm. */
export async function benchBuilds(): Promise<void> {
  console.log('| case studies | cold s | warm s | memory MiB |\n| --- | --- | --- | --- |');
  for (const count of COUNTS) {
    const worker = new Worker(new URL(import.meta.url), { workerData: count });
    const settings = await new Promise<Record<string, string>>((resolve) => {
      worker.once('message', resolve);
    });
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const [cold, warm] = [build(folder, settings), build(folder, settings)];
    const memory = Math.max(cold.memory, warm.memory);
    console.log(`| ${count} | ${cold.seconds} | ${warm.seconds} | ${memory} |`);
    rmSync(folder, { recursive: true });
    await worker.terminate();
  }
}

function build(folder: string, settings: Record<string, string>) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['harness/site/run-build.ts', `${folder}/dist`, `${folder}/cache`],
    {
      env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1', PRINT_PEAK_MEMORY: '1' },
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  if (status !== 0)
    throw new Error(`The build failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  return {
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    memory: Number(/peak memory (\d+)/.exec(stderr)?.[1] ?? NaN),
  };
}
