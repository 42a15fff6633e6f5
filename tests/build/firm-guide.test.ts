import { spawn } from 'node:child_process';
import { cpSync, globSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS } from '../support/build-site.ts';
import { svg } from '../support/drawings.ts';
import { GUIDE } from '../support/firm-guide.ts';

/** What no checkout has, or has of its own. */
const NOT_KEPT = new Set(
  '.git .astro .wrangler node_modules dist content remote-content screenshots test-results'.split(
    ' ',
  ),
);

let folder: string;

/** A checkout whose content is that of the tests' firm, changed as the guide says, or none at all. */
function checkOut(name: string, change: (content: string) => void): string {
  const project = join(folder, name);
  for (const part of readdirSync('.').filter((each) => !NOT_KEPT.has(each))) {
    cpSync(part, join(project, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const content = join(project, 'content');
  cpSync('tests/fixtures/firm', content, { recursive: true });
  cpSync('content/schemas', join(content, 'schemas'), { recursive: true });
  change(content);
  return project;
}

/** What tests set, as it is without them. */
const NO_TESTS = {
  CONTENT_FOLDER: undefined,
  VITEST: undefined,
  NODE_ENV: undefined,
  NO_COLOR: '1',
};

/** Runs a command in a checkout as a firm would. */
function run(project: string, command: string, ...args: string[]) {
  return new Promise<{ failed: string | undefined; output: string }>((done) => {
    let output = '';
    const child = spawn(command, args, { cwd: project, env: { ...process.env, ...NO_TESTS } });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('close', (code) => {
      done({ failed: code === 0 ? undefined : output, output });
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-'));
});

afterAll(() => rm(folder, { recursive: true }), BUILD_MS);

describe('a firm that follows docs/firm.md', () => {
  let project: string;

  beforeAll(() => {
    project = checkOut('all', (content) => {
      for (const step of Object.values(GUIDE)) step(content);
    });
  });

  test.each(Object.entries(GUIDE))('passes the check with %s alone', async (name, step) => {
    const content = join(folder, name);
    cpSync('tests/fixtures/firm', content, { recursive: true });
    // What the drawings show takes seconds to check, and no step changes it.
    for (const drawing of globSync('uploads/*', { cwd: content })) {
      writeFileSync(join(content, drawing), svg());
    }
    step(content);
    const check = ['node', 'scripts/content-check.ts'];
    expect((await run('.', 'env', `CONTENT_FOLDER=${content}`, ...check)).failed).toBeUndefined();
  });

  test(
    "passes content's own checks with all steps together, and its build warns of nothing",
    async () => {
      const { failed, output } = await run(project, 'npm', 'run', 'test:content');
      expect(failed).toBeUndefined();
      expect(output).not.toMatch(/\bWARN\b|\[warn/i);
    },
    BUILD_MS,
  );

  test(
    'breaks no type or rule',
    async () => {
      expect((await run(project, 'oxlint', 'src')).failed).toBeUndefined();
    },
    BUILD_MS,
  );

  test('reads in the list of what is left nothing of what it hides or does not offer', async () => {
    const { failed, output } = await run(project, process.execPath, 'scripts/firm.ts');
    expect(failed).toBeUndefined();
    expect(output).toContain('Facts for the firm to confirm');
    expect(output).not.toMatch(/^(case-studies|properties)\/|kw3Price|chargerPrice/m);
  });
});

describe("the product's tests, in a checkout without content", () => {
  let project: string;

  beforeAll(() => {
    project = checkOut('none', (content) => {
      for (const part of globSync('!(schemas)', { cwd: content })) {
        rmSync(join(content, part), { recursive: true });
      }
    });
  });

  test.each([
    ['of a browser', ['playwright', 'test', '--list', '--project=site', '--project=remote']],
    ['of builds', ['vitest', 'list', '--project', 'builds']],
    ['of units', ['vitest', 'list', '--project', 'unit']],
  ])(
    '%s are there',
    async (_, [command = '', ...args]) => {
      expect((await run(project, command, ...args)).failed).toBeUndefined();
    },
    BUILD_MS,
  );

  test(
    'of what reads files pass',
    async () => {
      const reading = [
        'build',
        'brand',
        'content',
        'docs',
        'editor',
        'preview',
        'styles',
        'scripts',
      ];
      // These take minutes, and read a folder of their own.
      const apart = ['content/{loaders,pictures,calendars,http,github}', 'scripts/{deploy,quick}'];
      const { failed } = await run(
        project,
        'vitest',
        ...['run', '--project', 'unit'],
        ...reading.map((each) => `tests/unit/${each}/`),
        ...apart.flatMap((each) => ['--exclude', `tests/unit/${each}/**`]),
      );
      expect(failed).toBeUndefined();
    },
    BUILD_MS,
  );
});
