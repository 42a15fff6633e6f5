import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { contentReport } from '../../../src/integrations/content-report.ts';
import type { ContentFiles } from '../../../src/content/model/settings-files.ts';
import { type Strictness, saveReport } from '../../../src/content/pipeline/report.ts';
import { fakeLoaderContext } from '../../support/fake-loader-context.ts';

/** The end of a build with a link to a missing or hidden page. */
async function endBuild(strictness: Strictness, isNotice: boolean) {
  const { context, cacheDir, lines } = await fakeLoaderContext('links');
  const problem = { field: 'navigation[0].href', expected: 'a page', fix: 'remove it', isNotice };
  await saveReport(cacheDir, {
    folder: 'links',
    source: 'company.json',
    items: 1,
    skipped: [],
    problems: [{ file: 'company.json', outcome: 'The rest is used.', problem }],
    isClean: isNotice,
  });
  const { hooks } = contentReport({ figures: {}, grants: {} } as ContentFiles, strictness);
  const config = { cacheDir, root: pathToFileURL(`${process.cwd()}/`) };
  await hooks['astro:config:done']?.({ config } as never);
  const ending = Promise.resolve(hooks['astro:build:done']?.({ logger: context.logger } as never));
  return { ending, lines };
}

test.each(['off', 'source'] as const)(
  'reports broken links at the end of a build with CONTENT_STRICT %s',
  async (strictness) => {
    const { ending, lines } = await endBuild(strictness, false);
    await ending;
    expect(lines).toContain(
      'warn: company.json › navigation[0].href\n    expected a page\n    fix: remove it\n    The rest is used.',
    );
  },
);

test('fails a strict build for broken links', async () => {
  const { ending } = await endBuild('on', false);
  await expect(ending).rejects.toThrow('CONTENT_STRICT is on and links has problems');
});

test('accepts links to hidden pages in a strict build', async () => {
  const { ending, lines } = await endBuild('on', true);
  await ending;
  expect(lines.join('\n')).toContain('info: company.json › navigation[0].href');
});
