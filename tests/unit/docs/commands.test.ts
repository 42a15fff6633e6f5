import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listCommands, type DocumentedCommand } from '../../support/documented-commands.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const read = (file: string) => readFileSync(file, 'utf8');
const commands = listCommands();

/** Commands of the shell itself. */
const SHELL_COMMANDS = ['read', 'export', 'unset'];

/** An npm command: the name of its script, and the script's arguments. */
function npmScript([first = '', ...rest]: string[]): { name: string; args: string[] } {
  const [name = '', ...args] = first === 'run' ? rest.filter((arg) => arg !== '--silent') : [first];
  return { name, args: (first === 'run' ? args : rest).filter((arg) => arg !== '--') };
}

/** The options that a program of ours or Playwright knows, as far as documents use them. */
function knowsOption(program: string, option: string): boolean {
  const [name = ''] = option.replace(/^--/, '').split('=');
  const source = /^node (\S+)$/.exec(program)?.[1];
  if (source && source !== 'scripts/e2e.ts') {
    return new RegExp(`^ +'?${name}'?: \\{ type: `, 'm').test(read(source));
  }
  return ['config', 'project', 'update-snapshots'].includes(name);
}

/** The mistake in a command, as far as files show; undefined if there is none. */
function findFault({ program, args }: DocumentedCommand): string | undefined {
  if (program === 'npm' && args[0] === 'ci')
    return existsSync('package-lock.json') ? undefined : 'no lock';
  if (program === 'npm') {
    const { name, args: scriptArgs } = npmScript(args);
    const script = scripts[name];
    if (!script) return `no script ${name}`;
    const last = script.split(' && ').at(-1) ?? '';
    return findWrongArgument(last, scriptArgs);
  }
  if (program === 'node') {
    const [file = '', ...commandArgs] = args;
    return existsSync(file) ? findWrongArgument(`node ${file}`, commandArgs) : `no file ${file}`;
  }
  if (program === 'npx') {
    return existsSync(`node_modules/.bin/${args[0] ?? ''}`)
      ? undefined
      : `no tool ${args[0] ?? ''}`;
  }
  return [...SHELL_COMMANDS, 'openssl', 'gpg', 'grep', 'rm'].includes(program)
    ? undefined
    : `what is ${program}?`;
}

function findWrongArgument(program: string, args: readonly string[]): string | undefined {
  return args.find(
    (arg) =>
      (arg.startsWith('--') && !knowsOption(program, arg)) ||
      (/^(tests|content|src|scripts)\//.test(arg) && !existsSync(arg)) ||
      (/\.config\.ts$/.test(arg) && !existsSync(arg)),
  );
}

test('finds more than 60 commands in the documents', () => {
  expect(commands.length).toBeGreaterThan(60);
});

test.each(commands)('accepts the command in $file: $text', (command) => {
  expect(findFault(command)).toBeUndefined();
});

test('documents name only test projects that exist', () => {
  const configs = read('vitest.config.ts') + read('playwright.config.ts');
  const named = commands.flatMap(({ text }) => [...text.matchAll(/--project[= ](\w+)/g)]);
  expect(named.length).toBeGreaterThan(2);
  expect(
    named.map(([, name]) => name).filter((name) => !configs.includes(`name: '${name}'`)),
  ).toEqual([]);
});
