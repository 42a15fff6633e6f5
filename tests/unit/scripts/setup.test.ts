import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/fake-loader-context.ts';

/** Answers to type, by the beginning of the question. */
type Typed = readonly [question: RegExp, typed: string];

const TYPED: readonly Typed[] = [
  [/^Trading name/, 'Penrose Solar'],
  [/^What do you install/, 'solar, heat-pumps'],
  [/^Any other/, 'Roof repairs'],
  [/^Holiday houses/, 'The Net Loft, Polruan'],
  [/^Holiday houses/, 'The Net Loft, Polruan, 2, 1, 4'],
  [/^Shortest stay/, ''],
  [/^Your town/, 'Polruan'],
  [/^Areas/, 'Cornwall, Devon'],
  [/^Council/, 'Cornwall Council'],
  [/^Telephone/, ''],
  [/^Telephone/, 'ask for Ann'],
  [/^Telephone/, '01632 960888'],
  [/^Email/, '<'],
  [/^Telephone/, ''],
  [/^Email/, 'hello@penrose.example'],
  [/^Address without/, '5 Fore Street, Polruan'],
  [/^Postcode/, 'PL23 1PA'],
  [/^Latitude/, '50.33'],
  [/^Longitude/, '-4.63'],
  [/^Opening hours/, ''],
  [/^How many people/, '2'],
  [/^Year in which you began/, '2009'],
  [/^Year in which the company/, '2012'],
  [/^If you are a registered company/, ''],
  [/^VAT/, ''],
  [/^How customers/, ''],
  [/^The planner/, 'perhaps'],
  [/^The planner/, 'n'],
  [/^Grants/, 'england'],
  [/^Grants/, 'england-and-wales'],
  [/^Colours/, 'purple'],
  [/^Colours/, 'brick'],
  [/^Drawings/, 'harbour'],
  [/^Drawings/, 'town'],
  [/^Address of the site/, 'https://penrose.example'],
  [/^Address of the site/, 'www.penrose.example'],
];

const SETUP = resolve('scripts/setup.ts');
const DRAFT = '.astro/setup-answers.json';
/** Git without the developer's own settings. */
const GIT = [
  '-c',
  'user.name=Test',
  '-c',
  'user.email=test@example.org',
  '-c',
  'commit.gpgsign=false',
];

function git(project: string, ...args: string[]) {
  expect(spawnSync('git', [...GIT, ...args], { cwd: project }).status).toBe(0);
}

/** A committed checkout with one service, and the files that setup changes. */
async function checkOut(): Promise<string> {
  const project = await temporaryFolder();
  for (const folder of ['content/services', 'starter']) {
    mkdirSync(join(project, folder), { recursive: true });
  }
  writeFileSync(join(project, 'content/services/micro-turbines.json'), '{}');
  writeFileSync(join(project, '.gitignore'), '.astro\n.env\n');
  copyFileSync('wrangler.jsonc', join(project, 'wrangler.jsonc'));
  git(project, 'init', '-q');
  git(project, 'add', '-A');
  git(project, 'commit', '-qm', 'Sample');
  return project;
}

/** Answers the questions as somebody in a terminal does, until the answers run out. */
async function answer(project: string, typed: readonly Typed[], ...args: string[]) {
  const child = spawn('node', [SETUP, ...args], { cwd: project, stdio: 'pipe' });
  const left = [...typed];
  let output = '';
  let answered = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const question = output.slice(answered).split('\n').at(-1) ?? '';
      if (!question.endsWith(': ')) return;
      answered = output.length;
      const [pattern, line = ''] = left.shift() ?? [];
      if (pattern?.test(question)) child.stdin.write(`${line}\n`);
      else child.kill();
    });
  }
  const code = await new Promise((done) => child.on('close', done));
  return { code, output, left };
}

/** A company's answers in a file. */
const ANSWERS = {
  name: 'Penrose Solar',
  services: ['solar', 'micro-turbines'],
  place: 'Polruan',
  areas: ['Cornwall'],
  council: 'Cornwall Council',
  phone: '01632 960888',
  email: 'hello@penrose.example',
  address: ['5 Fore Street'],
  postcode: 'PL23 1PA',
  latitude: 50.33,
  longitude: -4.63,
  staff: 2,
  experienceSince: 2009,
  incorporated: 2012,
};

/** Sets a committed checkout up from a file with answers, and commits the result. */
function setUp(project: string, answers: object): string {
  const file = join(project, '.astro-answers.json');
  writeFileSync(file, JSON.stringify({ ...ANSWERS, ...answers }));
  const { status, stdout, stderr } = spawnSync('node', [SETUP, '--answers', file], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  git(project, 'add', '-A');
  git(project, 'commit', '-qm', 'Set up');
  return stdout;
}

const SAMPLE = 'tests/fixtures/company/uploads';
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;

/** The prepared drawing that a company has under a name, or the sample company's. */
function drawingOf(project: string, name: string): string | undefined {
  const found = readFileSync(join(project, 'content/uploads', name));
  if (found.equals(readFileSync(join(SAMPLE, name)))) return `turbines/${name}`;
  return globSync('**/*.svg', { cwd: 'starter/uploads' }).find((path) =>
    found.equals(readFileSync(join('starter/uploads', path))),
  );
}

test('asks for a company’s facts, rejects invalid answers, and lists what would change', async () => {
  const project = await checkOut();
  const { code, output, left } = await answer(project, TYPED, '--dry-run');
  expect(left).toEqual([]);
  expect(code, output).toBe(0);
  expect(output).toContain('To write:');
  expect(output).toContain('  content/services/roof-repairs.json\n');
  expect(output).toContain('  content/properties/the-net-loft.json\n');
  expect(output).toContain('  wrangler.jsonc\n  .env\n');
  expect(output).toContain('To delete:\n  content/services/micro-turbines.json');
  expect(existsSync(join(project, 'content/company.json'))).toBe(false);
  // Questions, and the hints after invalid answers.
  expect(output).toContain('Telephone: ');
  expect(output).toContain('VAT number [none]: ');
  expect(output).toContain('  Enter your telephone number.\n');
  expect(output).toMatch(/ {2}Write it like 01632 960000 .*, and remove any second number\.\n/);
  expect(output).toContain('  Enter five things for each house, such as ');
  expect(output).toContain('  Type yes or no.\n');
  expect(output).toContain('  Type one of brick, forest, sea.\n');
  expect(output).toMatch(/^Drawings: .* \[roofs\]: /m);
  expect(output).toContain('  Type one of roofs, town, turbines.\n');
  expect(output).toContain('  Type the address without https://, such as ');
  expect(output).not.toMatch(/field|in quotes|expected/);
});

test('keeps the answers of an interrupted run for the next one', async () => {
  const project = await checkOut();
  const start = TYPED.findIndex(([, typed]) => typed === '5 Fore Street, Polruan');
  const { left } = await answer(project, TYPED.slice(0, start));
  expect(left).toEqual([]);
  const again = await answer(project, [[/^Trading name \[Penrose Solar\]/, '']]);
  expect(again.output).toContain('[solar, heat-pumps]');
  expect(readFileSync(join(project, DRAFT), 'utf8')).toContain('hello@penrose.example');
});

test('writes content and settings after confirmation, without enabling email', async () => {
  const project = await checkOut();
  writeFileSync(join(project, '.env'), 'CONTENT_STRICT=on\nSITE_URL=http://old.example');
  const no = await answer(project, [...TYPED, [/^Make these changes/, 'n']]);
  expect(no.output).toContain('Nothing was changed. Your answers are kept for the next run.');
  const kept = TYPED.filter(
    ([question], i) => TYPED.findIndex(([each]) => String(each) === String(question)) === i,
  ).map(([question]) => [question, ''] as const);
  const yes = await answer(project, [...kept, [/^Make these changes/, 'y']]);
  expect(yes.code, yes.output).toBe(0);
  expect(readFileSync(join(project, '.env'), 'utf8')).toBe(
    'CONTENT_STRICT=on\nSITE_URL=https://www.penrose.example',
  );
  expect(yes.output).toContain('  ENQUIRY_MAIL_FROM=website@penrose.example\n');
  expect(yes.output).toContain('  CONTENT_REPO=owner/name\n');
  const wrangler = readFileSync(join(project, 'wrangler.jsonc'), 'utf8');
  for (const part of [
    '"name": "penrose-solar"',
    '"pattern": "www.penrose.example"',
    '// Enquiries.',
  ]) {
    expect(wrangler).toContain(part);
  }
  expect(readFileSync(join(project, 'content/company.json'), 'utf8')).toContain('01632 960888');
  expect(drawingOf(project, 'hero.svg')).toBe('town/hero.svg');
  expect(existsSync(join(project, DRAFT))).toBe(false);
});

test('refuses to change a wrangler.jsonc that is not committed', async () => {
  const project = await checkOut();
  writeFileSync(join(project, 'wrangler.jsonc'), '{}');
  const { status, stderr } = spawnSync('node', [SETUP], { cwd: project, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/Commit these changes first[^]*wrangler\.jsonc/);
});

test('names each wrong answer in a file', async () => {
  const file = join(await temporaryFolder(), 'answers.json');
  const answers = { name: 'Penrose Solar', services: ['solar', 'geothermal'], colour: 'red' };
  writeFileSync(file, JSON.stringify(answers));
  const { status, stderr } = spawnSync(
    'node',
    ['scripts/setup.ts', '--dry-run', '--answers', file],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Correct these answers:');
  expect(stderr).toMatch(/services\[1\].*geothermal/);
  expect(stderr).toContain('phone: ');
  expect(stderr).toContain('colour: ');
});

describe('drawings', () => {
  test.each([
    [{ services: ['solar'] }, 'roofs', 'hero.svg'],
    [{}, 'turbines', 'turbines/hero.svg'],
    [{ drawings: 'roofs' }, 'roofs', 'hero.svg'],
    [{ drawings: 'town' }, 'town', 'town/hero.svg'],
  ])('%j: describes the ones that it writes', async (answers, set, hero) => {
    const project = await checkOut();
    const output = setUp(project, answers);
    const content = join(project, 'content');
    expect(output).toContain('  content/uploads/hero.svg\n');
    expect(drawingOf(project, 'hero.svg')).toBe(hero);
    expect(readJson(join(content, 'theme.json'))['mark']).toBe(
      readFileSync(`starter/marks/${set}.svg`, 'utf8').trim(),
    );
    const alt = readJson(`starter/alt/${set}.json`);
    expect(readJson(join(content, 'pages/about.json'))['pictureAlt']).toBe(alt['about-story.svg']);
    for (const id of 'services' in answers ? answers.services : ANSWERS.services) {
      const { imageUrl, imageDescription } = readJson(join(content, `services/${id}.json`));
      expect(imageUrl).toBe(`/uploads/service-${id}.svg`);
      expect(imageDescription).toBe(alt[`service-${id}.svg`]);
    }
  });

  test('show a turbine in a garden unless the company chooses islands', async () => {
    const project = await checkOut();
    for (const drawings of ['town', 'roofs', 'turbines']) {
      setUp(project, { drawings });
      expect(drawingOf(project, 'service-micro-turbines.svg')).toBe(
        drawings === 'turbines'
          ? 'turbines/service-micro-turbines.svg'
          : 'service-micro-turbines.svg',
      );
    }
  });

  test('replace the earlier set when the choice changes, except edited ones', async () => {
    const project = await checkOut();
    setUp(project, { drawings: 'town' });
    const edited = join(project, 'content/uploads/fallback.svg');
    writeFileSync(edited, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    git(project, 'commit', '-qam', 'Our own picture');
    const output = setUp(project, { drawings: 'turbines' });
    expect(output).toMatch(/To keep, because[^:]*:\n {2}content\/uploads\/fallback\.svg\n/);
    expect(readFileSync(edited, 'utf8')).toMatch(/^<svg[^>]*\/>$/);
    for (const name of ['hero.svg', 'skyline.svg', 'service-solar.svg']) {
      expect(drawingOf(project, name)).toBe(`turbines/${name}`);
    }
  });

  test('of a town match the others in name, size and marked subject', () => {
    for (const name of globSync('*.svg', { cwd: 'starter/uploads/town' })) {
      const [town = '', roofs = ''] = ['town/', ''].map((folder) =>
        readFileSync(`starter/uploads/${folder}${name}`, 'utf8'),
      );
      const rootOf = (drawing: string) => /<svg[^>]*>/.exec(drawing)?.[0];
      expect(rootOf(town), name).toBe(rootOf(roofs));
      expect(town.includes('<view id="keep"'), name).toBe(roofs.includes('<view id="keep"'));
    }
  });
});
