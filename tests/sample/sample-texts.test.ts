import { describe, expect, test } from 'vitest';
import { readFirmTexts } from '../../harness/site/firm-texts.ts';
import { fingerprintsOf, listSampleTexts } from '../../src/content/report/sample-texts.ts';
import sample from '../../src/content/report/sample-texts.json' with { type: 'json' };

const ours = readFirmTexts();

describe('texts as they came with the site', () => {
  test('are known again, in every file about the firm', () => {
    expect(fingerprintsOf(ours.values()), 'npm run sample-texts').toEqual(sample);
    expect(listSampleTexts(ours).map(({ file }) => file)).toEqual([...ours.keys()]);
  });

  test('are listed by file and field, and those that were changed are not', () => {
    const path = 'pages/about.json';
    const about = ours.get(path) as Record<string, unknown>;
    const changed = { ...about, lead: 'We mend what the storm has left of it.' };
    const [fact] = listSampleTexts(new Map([[path, changed]]));
    expect(fact?.file).toBe(path);
    expect(fact?.field).toMatch(/heading,.*story/);
    expect(fact?.field).not.toContain('lead');
  });
});
