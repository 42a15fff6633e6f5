// Writes what names every calculator from the folders of src/calculators/rules: the list of names, the registry, each
// island, and the component with every island's import.
import { listCalculators } from './calculators/list-calculators.ts';
import { writeChanged } from './write-changed.ts';

await writeChanged(await listCalculators());
