// Makes the site a company's own: asks for its facts, and replaces the sample company's content.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isRecord } from '../src/records.ts';
import { readOptions } from './read-options.ts';
import { readAnswers, type Answers } from './setup/answers.ts';
import { ask } from './setup/ask.ts';
import { buildContent } from './setup/build-content.ts';
import { planChanges, type Changes } from './setup/plan-changes.ts';
import { DEFAULTS, readYesNo } from './setup/questions.ts';
import { ENV, formatFile, buildSettings, WRANGLER } from './setup/build-settings.ts';

const USAGE = `Asks for your company's facts, and replaces the sample company's content with yours.

npm run setup                              asks in the terminal
npm run setup -- --answers answers.json    reads the answers from a file
npm run setup -- --dry-run                 lists what would change`;

const CONTENT = 'content';
/** The last run's answers. The next run compares files with them to find manual edits. */
const ANSWERS = 'starter/answers.json';
/** The answers of a run that is not finished. Git ignores this folder. */
const DRAFT = '.astro/setup-answers.json';
const ANSWERS_KEPT = 'Your answers are kept for the next run.';

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
  if (!isDryRun) requireCleanWorkingTree();
  const earlier = existsSync(ANSWERS) ? (readJson(ANSWERS) as Run) : undefined;
  if (file === undefined) await setUpInTerminal(earlier, isDryRun);
  else {
    // npm runs this in the site's folder; INIT_CWD is the user's working directory.
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    const { changes, write } = await prepare(readJson(path), earlier);
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
    const draft = existsSync(DRAFT) ? (readJson(DRAFT) as Answers) : earlier?.answers;
    const { changes, write } = await prepare(await ask(terminal, saveDraft, draft), earlier);
    console.log(describeChanges(changes));
    if (isDryRun) return;
    if (readYesNo(await terminal.question('Make these changes? yes or no: '))) await write();
    else console.log(`Nothing was changed. ${ANSWERS_KEPT}`);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${ANSWERS_KEPT}`, { cause: error });
  } finally {
    terminal.close();
  }
}

function saveDraft(answers: unknown): void {
  mkdirSync(dirname(DRAFT), { recursive: true });
  writeFileSync(DRAFT, JSON.stringify(answers));
}

/** @throws if an answer is missing or wrong, naming each */
async function prepare(rawAnswers: unknown, earlier: Run | undefined) {
  const read = readAnswers(isRecord(rawAnswers) ? { ...DEFAULTS, ...rawAnswers } : rawAnswers);
  if (!read.ok) throw new Error(`Correct these answers:\n${read.mistakes.join('\n')}`);
  const { answers } = read;
  const month = earlier?.month ?? new Date().toISOString().slice(0, 7);
  const next = buildContent(answers, month);
  const content = planChanges(CONTENT, next, earlier && buildContent(earlier.answers, month));
  const settings = await buildSettings(answers);
  const inContent = (paths: readonly string[]) => paths.map((path) => join(CONTENT, path));
  const changes: Changes = {
    written: [...inContent(content.written), ...settings.keys()],
    removed: inContent(content.removed),
    kept: inContent(content.kept),
  };
  const write = async () => {
    for (const path of changes.removed) rmSync(path);
    for (const path of content.written) {
      mkdirSync(dirname(join(CONTENT, path)), { recursive: true });
      writeFileSync(join(CONTENT, path), next.get(path) ?? '');
    }
    for (const [path, text] of settings) writeFileSync(path, text);
    const run: Run = { month, answers };
    writeFileSync(ANSWERS, await formatFile(ANSWERS, JSON.stringify(run, null, 2)));
    rmSync(DRAFT, { force: true });
    console.log(describeNextSteps(answers));
  };
  return { changes, write };
}

function describeChanges({ written, removed, kept }: Changes): string {
  const list = (title: string, paths: readonly string[]) =>
    paths.length > 0 ? [`${title}\n${paths.map((path) => `  ${path}`).join('\n')}`] : [];
  return [
    ...list('To write:', written),
    ...list('To delete:', removed),
    ...list('To keep, because somebody has changed them since the last run:', kept),
  ].join('\n');
}

function describeNextSteps({ email, domain = 'your-company.example' }: Answers): string {
  return `Done. Look at your site with npm start, commit, then continue with step 3 of docs/company.md.

Later, add these lines to .env:
- to receive enquiries by email, after the steps in docs/operate/enquiries.md:
  ENQUIRY_MAIL_TO=${email}
  ENQUIRY_MAIL_FROM=website@${domain.replace(/^www\./, '')}
- for a content repository, once you have made it (step 7):
  CONTENT_REPO=owner/name`;
}

/** @throws if Git could not restore a file that this run replaces */
function requireCleanWorkingTree(): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', CONTENT, WRANGLER, ENV], {
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
