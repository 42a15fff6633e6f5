// Prints a Markdown table: the time of builds from a content repository with many case studies, cold and warm.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { startContentsApiServer } from '../harness/contents-api/contents-api-server.ts';

/** Numbers of case studies in the content repository; the smallest is the built-in number. */
const COUNTS = [4, 1000];

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

if (isMainThread) {
  console.log('| case studies | cold s | warm s |\n| --- | --- | --- |');
  for (const count of COUNTS) {
    const worker = new Worker(new URL(import.meta.url), { workerData: count });
    const settings = await new Promise<Record<string, string>>((resolve) => {
      worker.once('message', resolve);
    });
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    console.log(`| ${count} | ${build(folder, settings)} | ${build(folder, settings)} |`);
    rmSync(folder, { recursive: true });
    await worker.terminate();
  }
}

/** The seconds that a build takes. @throws if it fails */
function build(folder: string, settings: Record<string, string>): string {
  const start = performance.now();
  execFileSync('node', ['harness/site/run-build.ts', `${folder}/dist`, `${folder}/cache`], {
    env: { ...process.env, ...settings, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return ((performance.now() - start) / 1000).toFixed(1);
}
