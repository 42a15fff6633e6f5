import { randomUUID } from 'node:crypto';
import { registerHooks } from 'node:module';

// The linter imports JSON as bundlers do; Node needs the import type.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? next(url, { ...context, importAttributes: { type: 'json' } })
      : next(url, context),
});

const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

/** Problems found by GitHub's own language service, as `line: message`. */
export async function lintWorkflow(text: string): Promise<string[]> {
  // The service caches its downloads.
  const uri = `file:///${randomUUID()}/.github/workflows/workflow.yml`;
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text));
  return found
    .map(({ range, message }) => {
      const text = typeof message === 'string' ? message : message.value;
      return `${range.start.line + 1}: ${text}`;
    })
    .toSorted();
}
