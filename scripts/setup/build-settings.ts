import { existsSync, readFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { format, resolveConfig } from 'prettier';
import { idOfFile } from '../../src/content/model/check-item.ts';
import type { Answers } from './answers.ts';

export const ENV = '.env';
export const WRANGLER = 'wrangler.jsonc';

/** The files that tell deployment the Worker's name and the site's address, if they change. */
export async function buildSettings({ name, domain }: Answers): Promise<Map<string, string>> {
  const before = readFileSync(WRANGLER, 'utf8');
  let wrangler = before;
  const worker = idOfFile(name).slice(0, 54);
  if (worker) wrangler = setField(wrangler, 'name', worker);
  if (domain) wrangler = setField(wrangler, 'routes', [{ pattern: domain, custom_domain: true }]);
  const files = new Map<string, string>();
  if (wrangler !== before) files.set(WRANGLER, await formatFile(WRANGLER, wrangler));
  const env = existsSync(ENV) ? readFileSync(ENV, 'utf8') : '';
  const line = `SITE_URL=https://${domain ?? ''}`;
  if (domain && !env.split('\n').includes(line)) files.set(ENV, setLine(env, line));
  return files;
}

/** Sets a field of JSON with comments, after "name" if it is new. */
function setField(text: string, field: string, value: unknown): string {
  const getInsertionIndex = () => 2;
  return applyEdits(text, modify(text, [field], value, { getInsertionIndex }));
}

/** Formats a file in the style of this repository. */
export async function formatFile(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Adds SITE_URL to .env or replaces its line, and leaves all other lines as they are. */
function setLine(env: string, line: string): string {
  const [old] = /^SITE_URL=.*$/m.exec(env) ?? [];
  if (old !== undefined) return env.replace(old, line);
  return `${env}${env === '' || env.endsWith('\n') ? '' : '\n'}${line}\n`;
}
