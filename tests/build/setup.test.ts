// docs/company.md followed to the letter by companies with other facts, in a checkout with the sample company's content.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILD_TIMEOUT_MS } from '../support/build-site.ts';
import { findDeadLinks, parsePage } from '../support/built-page.ts';

const NOT_COPIED =
  /^(\.git|\.astro|\.wrangler|\.env(\.local)?|node_modules|dist|content|docs|remote-content|screenshots|test-results)$/;
/** The environment without Vitest's variables. */
const ENV = {
  ...process.env,
  CONTENT_FOLDER: undefined,
  VITEST: undefined,
  NODE_ENV: undefined,
  INIT_CWD: undefined,
  NO_COLOR: '1',
};

const SHARED = {
  minimumNights: 2,
  hours: [{ days: 'Mon-Fri', times: '8am-4pm' }],
  payment: ['Bank transfer'],
  latitude: 56.317,
  longitude: -6.237,
};

/** Three companies’ answers, in the format of --answers. */
const COMPANIES = {
  roofs: {
    ...SHARED,
    name: 'Ross of Mull Renewables',
    services: ['solar', 'battery-storage', 'heat-pumps'],
    otherServices: ['Roof repairs'],
    houses: [],
    place: 'Bunessan',
    areas: ['Mull', 'Iona', 'Morvern'],
    council: 'Argyll and Bute Council',
    phone: '01632 960777',
    email: 'hello@ross-of-mull.example',
    address: ['2 Shore Street', 'Bunessan'],
    postcode: 'PA67 6DG',
    staff: 3,
    experienceSince: 2014,
    incorporated: 2018,
    planner: false,
    theme: 'forest',
    domain: 'www.ross-of-mull.example',
  },
  houses: {
    ...SHARED,
    name: 'Penrose Cottages',
    services: [],
    otherServices: [],
    houses: [
      { name: 'The Net Loft', location: 'Polruan, Cornwall', bedrooms: 2, bathrooms: 1, guests: 4 },
    ],
    place: 'Polruan',
    areas: ['Cornwall'],
    council: 'Cornwall Council',
    phone: '01632 960888',
    email: 'stay@penrose.example',
    address: ['5 Fore Street', 'Polruan'],
    postcode: 'PL23 1PA',
    staff: 2,
    experienceSince: 2009,
    incorporated: 2009,
    planner: false,
    theme: 'brick',
  },
  everything: {
    ...SHARED,
    name: 'Wharfedale Power',
    services: readdirSync('starter/services').map((file) => file.replace('.json', '')),
    otherServices: ['Loft insulation'],
    houses: [
      {
        name: 'Barn End',
        location: 'Grassington, Yorkshire',
        bedrooms: 3,
        bathrooms: 2,
        guests: 6,
      },
    ],
    place: 'Grassington',
    areas: ['Wharfedale'],
    council: 'North Yorkshire Council',
    phone: '01632 960999',
    email: 'power@wharfedale.example',
    address: ['7 Main Street', 'Grassington'],
    postcode: 'BD23 5AA',
    staff: 12,
    experienceSince: 2005,
    incorporated: 2006,
    planner: true,
    grants: 'england-and-wales',
    theme: 'sea',
    drawings: 'town',
  },
};

type CompanyName = keyof typeof COMPANIES;

/** Words that must not appear on the site of a company without turbines or houses. */
const OFF = {
  roofs:
    /\b(hebrid\w*|isles?|uists?|barra|lewis|harris|skye|crofts?|ferry|ferries|sheep|turbines?|wind|holiday\w*|planner|case studies|charging stations?)\b/gi,
  houses:
    /\b(hebrid\w*|isles?|uists?|barra|lewis|harris|skye|crofts?|ferry|ferries|sheep|turbines?|heat pumps?|batter(?:y|ies)|planner|calculators?|case studies|charging stations?)\b/gi,
};

const projects = new Map<CompanyName, string>();

/** A company's checkout, set up and built once. */
const projectOf = (company: CompanyName) => projects.get(company) ?? '';

function run(project: string, command: string, ...args: string[]) {
  const options = { cwd: project, env: ENV, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { status, output: stdout + stderr };
}

function mustRun(project: string, command: string, ...args: string[]): string {
  const { status, output } = run(project, command, ...args);
  expect(status, output).toBe(0);
  return output;
}

function commit(project: string): void {
  mustRun(project, 'git', 'add', '-A');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  mustRun(project, 'git', ...author, 'commit', '-qm', 'Content');
}

/** A checkout with the sample company's content. */
async function checkOut(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'setup-'));
  for (const part of readdirSync('.').filter((each) => !NOT_COPIED.test(each))) {
    cpSync(part, join(project, part), { recursive: true });
  }
  rmSync(join(project, 'starter/answers.json'), { force: true });
  cpSync('tests/fixtures/company', join(project, 'content'), { recursive: true });
  cpSync('content/schemas', join(project, 'content/schemas'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  mustRun(project, 'git', 'init', '-q');
  commit(project);
  return project;
}

function setUp(project: string, answers: object): string {
  writeFileSync(join(project, '.astro-answers.json'), JSON.stringify(answers));
  const output = mustRun(project, 'npm', 'run', 'setup', '--', '--answers', '.astro-answers.json');
  rmSync(join(project, '.astro-answers.json'));
  return output;
}

/** The strings of a content folder's files. */
function stringsIn(folder: string): string[] {
  const strings: string[] = [];
  for (const file of globSync('{*,!(schemas|uploads)/*}.json', { cwd: folder })) {
    JSON.parse(readFileSync(join(folder, file), 'utf8'), (_, value: unknown) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
  }
  return strings;
}

/** The visible text and the alternative text of each page. */
const textsOf = (project: string): [page: string, text: string][] =>
  globSync('**/*.html', { cwd: join(project, 'dist') })
    .filter((page) => !/^(admin|inbox)\.html$/.test(page))
    .map((page) => {
      const root = parsePage(readFileSync(join(project, 'dist', page), 'utf8'));
      for (const each of root.querySelectorAll('script, style')) each.remove();
      const attributes = root
        .querySelectorAll('[alt], [aria-label], meta[content]')
        .flatMap((element) =>
          ['alt', 'aria-label', 'content'].map((name) => element.getAttribute(name) ?? ''),
        );
      return [page, [root.textContent, ...attributes].join(' ').replace(/\s+/g, ' ')];
    });

beforeAll(async () => {
  for (const [name, answers] of Object.entries(COMPANIES)) {
    const project = await checkOut();
    projects.set(name as CompanyName, project);
    setUp(project, answers);
    commit(project);
  }
});

afterAll(async () => {
  for (const project of projects.values()) await rm(project, { recursive: true });
});

describe.each(Object.keys(COMPANIES) as CompanyName[])('a company with %s', (company) => {
  test(
    'passes the content check and builds without a warning or a broken link',
    { timeout: 2 * BUILD_TIMEOUT_MS },
    () => {
      const project = projectOf(company);
      // One company also runs the content tests, as docs/company.md says.
      const output =
        company === 'roofs'
          ? mustRun(project, 'npm', 'run', 'test:content')
          : mustRun(project, 'npm', 'run', 'content:check') +
            mustRun(project, 'npm', 'run', 'build');
      expect(output).toMatch(/^No problems\.$/m);
      expect(output).not.toMatch(/\bWARN\b|\[warn/i);
      expect(findDeadLinks(join(project, 'dist'))).toEqual([]);
    },
  );

  test('shows its own facts', () => {
    const { name, phone, place, postcode, experienceSince } = COMPANIES[company];
    const text = textsOf(projectOf(company)).join();
    for (const fact of [name, phone, place, postcode, String(experienceSince)]) {
      expect(text).toContain(fact);
    }
  });

  test('shows no sentence of the sample company', () => {
    const strings = new Set(stringsIn(join(projectOf(company), 'content')));
    const facts = stringsIn('tests/fixtures/company').filter(
      (fact) => fact.length > 14 && !strings.has(fact) && !/^(https:|\/|\.)/.test(fact),
    );
    expect(facts.length).toBeGreaterThan(190);
    const text = textsOf(projectOf(company)).join();
    expect(facts.filter((fact) => text.includes(fact))).toEqual([]);
  });

  test.runIf(company in OFF)('mentions no services that it does not offer', () => {
    const found = textsOf(projectOf(company)).flatMap(([page, text]) =>
      Array.from(
        text.matchAll(OFF[company as keyof typeof OFF]),
        ({ index }) => `${page}: ${text.slice(Math.max(0, index - 30), index + 40)}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

test('a service without features has no heading for them', () => {
  const page = readFileSync(join(projectOf('roofs'), 'dist/services/roof-repairs.html'), 'utf8');
  expect(parsePage(page).querySelector('#features')).toBeNull();
});

test('the heat pump calculator uses the grants that were chosen', () => {
  const schemesOf = (company: CompanyName) => {
    const page = readFileSync(join(projectOf(company), 'dist/services/heat-pumps.html'), 'utf8');
    return parsePage(page)
      .querySelector('#calculator')
      ?.textContent.match(/Boiler Upgrade Scheme|Home Energy Scotland/g);
  };
  expect(new Set(schemesOf('everything'))).toEqual(new Set(['Boiler Upgrade Scheme']));
  expect(schemesOf('roofs')).toBeNull();
});

test('pages of features that are off are not built', () => {
  const pagesOf = (company: CompanyName) =>
    [
      'services',
      'calculators',
      'planner',
      'planner/method',
      'business',
      'hospitality',
      'case-studies',
    ].filter((page) => existsSync(join(projectOf(company), 'dist', `${page}.html`)));
  expect(pagesOf('roofs')).toEqual(['services', 'calculators']);
  expect(pagesOf('houses')).toEqual(['hospitality']);
  expect(pagesOf('everything')).toEqual([
    'services',
    'calculators',
    'planner',
    'planner/method',
    'hospitality',
  ]);
});

// Last: it deletes the site that the other tests read.
test(
  'a deployment stops if the content repository cannot be read',
  { timeout: BUILD_TIMEOUT_MS },
  () => {
    const project = projectOf('roofs');
    const wrangler = join(project, 'wrangler.jsonc');
    const withDatabase = readFileSync(wrangler, 'utf8').replace(
      /("database_id": ")[^"]*/,
      '$1ad2f0c3e-1111-2222-3333-444455556666',
    );
    writeFileSync(wrangler, withDatabase);
    const unreachable = 'CONTENT_REPO=mull/content\nCONTENT_API_URL=http://127.0.0.1:9\n';
    writeFileSync(join(project, '.env.local'), unreachable);
    const { status, output } = run(project, 'npm', 'run', 'deploy', '--', '--build-only');
    expect(status).toBe(1);
    expect(output).toContain('CONTENT_STRICT is source');
  },
);
