import { describe, expect, test } from 'vitest';
import { readFirmTexts } from '../../../../harness/site/firm-texts.ts';
import { fingerprintsOf, listSampleTexts } from '../../../../src/content/report/sample-texts.ts';
import sample from '../../../../src/content/report/sample-texts.json' with { type: 'json' };
import { IS_SAMPLE } from '../../../support/firm.ts';

const ours = readFirmTexts();

describe('texts as they came with the site', () => {
  test.runIf(IS_SAMPLE)('are known again, in every file about the firm', () => {
    expect(fingerprintsOf(ours.values()), 'npm run sample-texts').toEqual(sample);
    expect(listSampleTexts(ours).map(({ file }) => file)).toEqual([...ours.keys()]);
  });

  test.runIf(IS_SAMPLE)('are listed by file and field, and those that were changed are not', () => {
    const path = 'pages/about.json';
    const about = ours.get(path) as Record<string, unknown>;
    const changed = { ...about, lead: 'We mend what the storm has left of it.' };
    const [fact] = listSampleTexts(new Map([[path, changed]]));
    expect(fact?.file).toBe(path);
    expect(fact?.field).toMatch(/heading,.*story/);
    expect(fact?.field).not.toContain('lead');
  });

  test('are none in the files of another firm', () => {
    const another = new Map([
      ['company.json', { id: 'a-house-by-the-shore', name: 'Ness Power', href: '/services' }],
    ]);
    expect(listSampleTexts(another)).toEqual([]);
  });

  test('are no addresses and no words of buttons', () => {
    expect(fingerprintsOf([{ href: '/services/micro-turbines', button: 'Get a Quote' }])).toEqual(
      [],
    );
  });
});
