import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { idOfFile } from '../../src/content/model/check-item.ts';
import type { Answers } from './answers.ts';

const ENV = '.env';
const WRANGLER = 'wrangler.jsonc';

/** Writes what deployment needs to know: the name of the Worker, its address and the settings of the build. */
export function writeSettings(answers: Answers): void {
  const { name, domain, enquiryEmail, contentRepo } = answers;
  writeWrangler('name', idOfFile(name).slice(0, 54) || undefined);
  if (domain) writeWrangler('routes', [{ pattern: domain, custom_domain: true }]);
  writeEnv({
    SITE_URL: domain && `https://${domain}`,
    ENQUIRY_MAIL_TO: enquiryEmail,
    ENQUIRY_MAIL_FROM: enquiryEmail && `website@${domain?.replace(/^www\./, '')}`,
    CONTENT_REPO: contentRepo,
  });
}

function writeWrangler(name: string, value: unknown): void {
  const text = readFileSync(WRANGLER, 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  // After "name": the order that documents show.
  const getInsertionIndex = () => 2;
  const edits = modify(text, [name], value, { formattingOptions, getInsertionIndex });
  writeFileSync(WRANGLER, applyEdits(text, edits));
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
