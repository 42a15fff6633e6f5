// Makes the site a company's own: asks for its facts, and replaces the sample company's content.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isRecord } from '../src/records.ts';
import { readOptions } from './read-options.ts';
import { readAnswers, type Answers } from './setup/answers.ts';
import { ask } from './setup/ask.ts';
import { contentOf } from './setup/content-of.ts';
import { planChanges, type Changes } from './setup/plan-changes.ts';
import { DEFAULTS } from './setup/questions.ts';
import { formatFile, writeSettings } from './setup/write-settings.ts';

const USAGE = `Asks for your company's facts, and replaces the sample company's content with yours.

npm run setup                              asks in the terminal
npm run setup -- --answers answers.json    reads the answers from a file
npm run setup -- --dry-run                 lists what would change`;

const CONTENT = 'content';
/** The last run's answers, by which the next run recognises what somebody has edited since. */
const ANSWERS = 'starter/answers.json';
const NEXT_STEPS = `Done. Look at your site with npm start, then go on with docs/company.md.`;

interface Run {
  /** The month of the first run, YYYY-MM. */
  month: string;
  answers: Answers;
}

try {
  const { answers: file, 'dry-run': isDryRun } = readOptions(USAGE, {
    answers: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  });
  if (!isDryRun) refuseUncommitted();
  const earlier = existsSync(ANSWERS) ? (readJson(ANSWERS) as Run) : undefined;
  if (file === undefined) await setUpInTerminal(earlier, isDryRun);
  else {
    // npm runs this in the site's folder; INIT_CWD is the user's working directory.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    const { changes, write } = prepare(readJson(path), earlier);
    console.log(describeChanges(changes));
    if (!isDryRun) await write();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function setUpInTerminal(earlier: Run | undefined, isDryRun: boolean): Promise<void> {
  const terminal = createInterface(process.stdin, process.stdout);
  try {
    const { changes, write } = prepare(await ask(terminal, earlier?.answers), earlier);
    console.log(describeChanges(changes));
    if (isDryRun) return;
    const typed = await terminal.question('Make these changes? yes or no: ');
    if (/^y(es)?$/i.test(typed.trim())) await write();
    else console.log('Nothing was changed.');
  } finally {
    terminal.close();
  }
}

/** @throws if an answer is missing or wrong, naming each */
function prepare(given: unknown, earlier: Run | undefined) {
  const read = readAnswers(isRecord(given) ? { ...DEFAULTS, ...given } : given);
  if (!read.ok) throw new Error(`Correct these answers:\n${read.mistakes.join('\n')}`);
  const month = earlier?.month ?? new Date().toISOString().slice(0, 7);
  const next = contentOf(read.answers, month);
  const changes = planChanges(CONTENT, next, earlier && contentOf(earlier.answers, month));
  const write = async () => {
    for (const path of changes.removed) rmSync(join(CONTENT, path));
    for (const path of changes.written) {
      mkdirSync(dirname(join(CONTENT, path)), { recursive: true });
      writeFileSync(join(CONTENT, path), next.get(path) ?? '');
    }
    const run: Run = { month, answers: read.answers };
    writeFileSync(ANSWERS, await formatFile(ANSWERS, JSON.stringify(run, null, 2)));
    await writeSettings(read.answers);
    console.log(NEXT_STEPS);
  };
  return { changes, write };
}

function describeChanges({ written, removed, kept }: Changes): string {
  const list = (title: string, paths: readonly string[]) =>
    paths.length > 0 ? [`${title}\n${paths.map((path) => `  content/${path}`).join('\n')}`] : [];
  return [
    ...list('To write:', written),
    ...list('To delete:', removed),
    ...list('To keep, because somebody has changed them since the last run:', kept),
  ].join('\n');
}

/** @throws if Git could not bring back a file that this run replaces */
function refuseUncommitted(): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', CONTENT], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(
      'This folder is not a Git repository, so nothing could be undone. Clone the site with Git, then run this again.',
    );
  }
  if (stdout === '') return;
  throw new Error(
    `Commit these changes first, so that nothing can be lost:\n${stdout}\nThen run this again.`,
  );
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
