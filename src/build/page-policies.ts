import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const HASH = / 'sha256-[A-Za-z0-9+/=]+'/g;

/**
 * A page whose content security policy names the hashes of its own inline styles and scripts only.
 * Astro lists those of the whole site on every page: a kilobyte and a half that no packer makes smaller.
 */
export function trimPolicy(html: string): string {
  // What stands in noscript counts as well: browsers without scripts read it.
  const page = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const elements = [...elementsOf(page)];
  const own = new Set(elements.flatMap((element) => hashOf(element) ?? []));
  // From the last to the first, so that places before stay what they are.
  return elements.toReversed().reduce((text, element) => {
    const place = isPolicy(element) && element.sourceCodeLocation?.attrs?.['content'];
    if (!place) return text;
    const policy = html.slice(place.startOffset, place.endOffset);
    const trimmed = policy.replace(HASH, (hash) => (own.has(hash) ? hash : ''));
    return text.slice(0, place.startOffset) + trimmed + text.slice(place.endOffset);
  }, html);
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function hashOf({ tagName, childNodes }: Element): string | undefined {
  if (tagName !== 'style' && tagName !== 'script') return undefined;
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  return ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function isPolicy({ tagName, attrs }: Element): boolean {
  const kind = attrs.find(({ name }) => name === 'http-equiv')?.value.toLowerCase();
  return tagName === 'meta' && kind === 'content-security-policy';
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
