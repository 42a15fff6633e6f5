// Writes content/schemas/*.json from the zod schemas, so that code editors can complete and check content files.
import { describeSchemas } from './json-schemas/describe-schemas.ts';
import { writeChanged } from './write-changed.ts';

await writeChanged(await describeSchemas());
