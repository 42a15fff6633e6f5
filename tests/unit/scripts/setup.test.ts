import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/fake-loader-context.ts';

/** Answers to type, by the beginning of the question. */
type Typed = readonly [question: RegExp, typed: string];

const TYPED: readonly Typed[] = [
  [/^Trading name/, 'Penrose Solar'],
  [/^What do you install/, 'solar, heat-pumps'],
  [/^Any other/, 'Roof repairs'],
  [/^Holiday houses/, 'The Net Loft, Polruan, 2, 1, 4'],
  [/^Shortest stay/, ''],
  [/^Your town/, 'Polruan'],
  [/^Areas/, 'Cornwall, Devon'],
  [/^Council/, 'Cornwall Council'],
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
  [/^Registered company/, ''],
  [/^VAT/, ''],
  [/^How customers/, ''],
  [/^The planner/, 'no'],
  [/^Colours/, 'purple'],
  [/^Colours/, 'brick'],
  [/^Address of the site/, ''],
  [/^Address that receives/, ''],
  [/^GitHub/, ''],
];

/** Answers the questions of a rehearsal like a person at a terminal. */
async function rehearse(typed: readonly Typed[]) {
  const child = spawn('node', ['scripts/setup.ts', '--dry-run'], { stdio: 'pipe' });
  const left = [...typed];
  let output = '';
  let answered = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const question = output.slice(answered).split('\n').at(-1) ?? '';
      if (!question.endsWith(']: ')) return;
      answered = output.length;
      const [pattern, line = ''] = left.shift() ?? [];
      if (pattern?.test(question)) child.stdin.write(`${line}\n`);
      else child.kill();
    });
  }
  const code = await new Promise((done) => child.on('close', done));
  return { code, output, left };
}

test('asks for a company’s facts, and lists what would change', async () => {
  const { code, output, left } = await rehearse(TYPED);
  expect(left).toEqual([]);
  expect(code, output).toBe(0);
  expect(output).toContain('one telephone number in digits');
  expect(output).toMatch(/one of "brick", "forest", "sea"/);
  expect(output).toContain('To write:');
  expect(output).toContain('content/services/roof-repairs.json');
  expect(output).toContain('content/properties/the-net-loft.json');
  expect(output).not.toContain('content/services/micro-turbines.json\n  content/services/solar');
});

test('names each wrong answer in a file', async () => {
  const file = join(await temporaryFolder(), 'answers.json');
  const answers = { name: 'Penrose Solar', services: ['solar', 'geothermal'], colour: 'red' };
  await writeFile(file, JSON.stringify(answers));
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
