import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { format, resolveConfig } from 'prettier';
import { idOfFile } from '../../src/content/model/check-item.ts';
import type { Answers } from './answers.ts';

const ENV = '.env';
const WRANGLER = 'wrangler.jsonc';

/** Writes what deployment needs to know: the name of the Worker, its address and the settings of the build. */
export async function writeSettings(answers: Answers): Promise<void> {
  const { name, domain, enquiryEmail, contentRepo } = answers;
  let wrangler = readFileSync(WRANGLER, 'utf8');
  const worker = idOfFile(name).slice(0, 54);
  if (worker) wrangler = setField(wrangler, 'name', worker);
  if (domain) wrangler = setField(wrangler, 'routes', [{ pattern: domain, custom_domain: true }]);
  writeFileSync(WRANGLER, await formatFile(WRANGLER, wrangler));
  writeEnv({
    SITE_URL: domain && `https://${domain}`,
    ENQUIRY_MAIL_TO: enquiryEmail,
    ENQUIRY_MAIL_FROM: enquiryEmail && `website@${domain?.replace(/^www\./, '')}`,
    CONTENT_REPO: contentRepo,
  });
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

/** Sets the settings that have a value, and leaves all other lines as they are. */
function writeEnv(settings: Readonly<Record<string, string | undefined>>): void {
  const lines = existsSync(ENV) ? readFileSync(ENV, 'utf8').split('\n') : [];
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    const line = `${name}=${value}`;
    const at = lines.findIndex((each) => each.startsWith(`${name}=`));
    if (at < 0) lines.splice(lines.at(-1) === '' ? -1 : lines.length, 0, line);
    else lines[at] = line;
  }
  if (lines.length > 0) writeFileSync(ENV, `${lines.join('\n').trimEnd()}\n`);
}
