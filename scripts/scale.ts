// Measures what many case studies cost: builds from a content repository on loopback with the built-in four and
// then with COUNT more (1,000 unless given), cold and warm, and prints time and peak memory of each build.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { startContentsApiServer } from '../harness/contents-api/contents-api-server.ts';

const [example = ''] = globSync('content/case-studies/*.json');
const study = JSON.parse(readFileSync(example, 'utf8')) as Record<string, unknown>;

/** The server answers from a thread of its own, since builds block this one. */
if (!isMainThread) {
  const server = await startContentsApiServer();
  for (let i = 0; i < (workerData as number); i++) {
    const id = `study-${i}`;
    server.repository.write(`case-studies/${id}.json`, { ...study, id, title: `Study ${i}` });
  }
  parentPort?.postMessage({ CONTENT_API_URL: server.apiUrl, CONTENT_REPO: server.repo });
} else {
  for (const count of [4, Number(process.argv[2] ?? 1000)]) {
    const worker = new Worker(new URL(import.meta.url), { workerData: count });
    const settings = await new Promise<Record<string, string>>((resolve) => {
      worker.once('message', resolve);
    });
    const folder = mkdtempSync(join(tmpdir(), 'scale-'));
    for (const kind of ['cold', 'warm']) {
      const start = performance.now();
      const { stderr } = spawnSync(
        'node',
        ['harness/site/run-build.ts', `${folder}/dist`, `${folder}/cache`],
        {
          env: {
            ...process.env,
            ...settings,
            ASTRO_TELEMETRY_DISABLED: '1',
            PRINT_PEAK_MEMORY: '1',
          },
          encoding: 'utf8',
        },
      );
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${count} case studies, ${kind}: ${seconds} s, ${stderr.trim()}`);
    }
    rmSync(folder, { recursive: true });
    await worker.terminate();
  }
}
