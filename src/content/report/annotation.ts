/**
 * An error as the line that GitHub's runner takes for a note on the run, which its API gives without the log.
 * Source: docs.github.com, workflow commands, setting an error message.
 * @param error whose lines after the first say more of it
 */
export function annotation(error: string): string {
  const [place = '', ...more] = error.split(/\s*\n\s*/);
  const line = [place, more.join('; ')].filter(Boolean).join(': ');
  return `::error::${line.replaceAll('%', '%25')}`;
}

/** Says what stops a build or a check beside the run of the workflow, if it is one. */
export function annotate(errors: readonly string[], env = process.env): void {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  for (const error of errors) console.log(annotation(error));
}
