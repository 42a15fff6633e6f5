import { randomUUID } from 'node:crypto';
import { registerHooks } from 'node:module';

// The linter imports JSON the way bundlers do; Node wants the kind said.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? next(url, { ...context, importAttributes: { type: 'json' } })
      : next(url, context),
});

const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

/** What GitHub's own language service says against a workflow, as `line: message`. */
export async function lintWorkflow(text: string): Promise<string[]> {
  // What the service once read at an address it does not read again.
  const uri = `file:///${randomUUID()}/.github/workflows/workflow.yml`;
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text));
  return found
    .map(({ range, message }) => {
      const words = typeof message === 'string' ? message : message.value;
      return `${range.start.line + 1}: ${words}`;
    })
    .toSorted();
}
