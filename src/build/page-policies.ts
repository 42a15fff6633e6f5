import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const INLINE = /<(style|script)\b[^>]*>([^]*?)<\/\1>/g;
const HASH = / 'sha256-[A-Za-z0-9+/=]+'/g;

/**
 * A page whose content security policy names the hashes of its own inline styles and scripts only.
 * Astro lists those of the whole site on every page: a kilobyte and a half that no packer makes smaller.
 */
export function trimPolicy(html: string): string {
  const own = new Set(
    Array.from(
      html.matchAll(INLINE),
      ([, , text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
  return html.replace(
    POLICY,
    (_, before: string, policy: string, after: string) =>
      before + policy.replace(HASH, (hash) => (own.has(hash) ? hash : '')) + after,
  );
}

/** Trims the policy of every page that was built. */
export function trimPolicies(): AstroIntegration {
  return {
    name: 'trim-policies',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          await writeFile(file, trimPolicy(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
