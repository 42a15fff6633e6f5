import { formatPath } from './format-issues.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** An object or a list that is open. */
interface Open {
  /** Keys so far; undefined in a list. */
  keys?: Set<string>;
  /** The current key or index. */
  at: string | number;
}

/**
 * Lists the fields that JSON text has more than once, of which `JSON.parse` silently uses the last, as paths.
 * @param text valid JSON
 */
export function repeatedKeys(text: string): string[] {
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
