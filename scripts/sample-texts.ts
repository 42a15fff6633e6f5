// Writes down by what the texts of the sample firm are known again, whenever they change.
import { readFirmTexts } from '../harness/site/firm-texts.ts';
import { fingerprintsOf } from '../src/content/report/sample-texts.ts';
import { writeChanged } from './write-changed.ts';

const fingerprints = fingerprintsOf(readFirmTexts().values());
await writeChanged([
  ['src/content/report/sample-texts.json', `${JSON.stringify(fingerprints, null, 2)}\n`],
]);
