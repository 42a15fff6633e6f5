import { formatPath } from './format-issues.ts';
import { fileProblem, type Checked, type Problem } from './problem.ts';
import { textsIn } from './texts-in.ts';

/** Parses JSON, ignoring a byte order mark, or describes what to fix. If a field occurs twice, the last one wins. */
export function parseJson(text: string): Checked<unknown> {
  const json = text.replace(/^\uFEFF/, '').replaceAll(EARLIER_KEY, '"dark"');
  try {
    const value: unknown = JSON.parse(json);
    return { value, problems: repeatedKeys(json).map(describeRepeated) };
  } catch (error) {
    const explanation = explainSyntaxError(String(error), json);
    const fix = `correct the JSON: ${explanation}`;
    const fixInForm = `it cannot be read: ${explanation}`;
    return { problems: [{ ...fileProblem('a JSON object', 'invalid JSON', fix), fixInForm }] };
  }
}

/** The key of dark mode in theme.json in earlier versions. */
const EARLIER_KEY = /"dusk"(?=\s*:)/g;

const describeRepeated = (field: string): Problem => ({
  field,
  expected: 'each field once',
  got: 'this field more than once',
  fix: 'keep one and delete the others',
  untilThen: 'the last one is used',
});

/** V8's messages, and how to fix each error. Other engines' messages are shown unchanged. */
const FIXES: readonly [RegExp, string][] = [
  [/^Expected ',' or '[}\]]'/, 'add the missing comma or closing bracket before this point'],
  [/^Expected property name/, 'begin the name of the field with a straight quote, "'],
  [
    /^Expected double-quoted/,
    'remove the comma before this point, or put the name of the field in straight quotes, ""',
  ],
  [/^Expected ':'/, 'add a colon after the name of the field'],
  [/^Unterminated string/, 'close the text with a straight quote, "'],
  [/^Bad control character/, 'write a line break in a text as \\n, and close each text with "'],
  [/^Bad escaped character/, 'write a backslash as \\\\'],
  [/^Unexpected end/, 'the file ends too early: add the missing closing bracket'],
  [/^Unexpected non-whitespace/, 'remove all that follows the last closing bracket'],
  [/^Unexpected token/, 'put texts in straight quotes, "", and remove commas that nothing follows'],
];

/** How to fix invalid JSON, and its line, without quoting the file. */
function explainSyntaxError(error: string, text: string): string {
  const [, engineMessage = '', quoted = ''] =
    /^\w+: ([^"]*?),? ?(?:\.{3})?(?:"(.*)".*)?$/s.exec(error) ?? [];
  const line = text.slice(0, text.indexOf(quoted)).split('\n').length;
  const position =
    /\(line \d+ column \d+\)/.exec(engineMessage)?.[0] ?? (quoted ? `(near line ${line})` : '');
  const fix = FIXES.find(([pattern]) => pattern.test(engineMessage))?.[1] ?? engineMessage;
  return [fix, fix.includes(position) ? '' : position].filter(Boolean).join(' ');
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** An open object or list. */
interface Open {
  /** Keys so far; undefined in a list. */
  keys?: Set<string>;
  /** The current key or index. */
  at: string | number;
}

/**
 * Lists the paths of duplicate fields in a JSON string. `JSON.parse` would silently use the last of each.
 * @param text valid JSON
 */
function repeatedKeys(text: string): string[] {
  const open: Open[] = [];
  const repeated = new Set<string>();
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), at: '' });
    else if (token === '[') open.push({ at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && typeof inside?.at === 'number') inside.at += 1;
    else if (token === ':' && inside?.keys) {
      inside.at = JSON.parse(last) as string;
      if (inside.keys.has(inside.at)) repeated.add(formatPath(open.map(({ at }) => at)));
      inside.keys.add(inside.at);
    }
    last = token;
  }
  return [...repeated];
}

/** A lone surrogate. */
const UNPAIRED_SURROGATE = /\p{Cs}/gu;

/**
 * Replaces lone surrogates with U+FFFD, since many parsers reject them.
 * @param path the value's location in its file
 * @returns the value, and a problem for each string that had one
 */
export function replaceLoneSurrogates(value: unknown, path: readonly PropertyKey[] = []) {
  const problems = textsIn(value).flatMap((found): Problem[] => {
    const [surrogate] = found.text.match(UNPAIRED_SURROGATE) ?? [];
    if (surrogate === undefined) return [];
    return [
      {
        field: formatPath([...path, ...found.path]),
        expected: 'complete characters',
        got: `a broken one (${JSON.stringify(surrogate)})`,
        fix: 'type the character again, or delete it',
      },
    ];
  });
  if (problems.length === 0) return { value, problems };
  const whole: unknown = JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? each.replace(UNPAIRED_SURROGATE, '\ufffd') : each,
  );
  return { value: whole, problems };
}
