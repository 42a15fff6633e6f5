import { FIRM_FILES, PAGES_FOLDER, type FirmFile } from '../content/kinds/single-files.ts';
import { company } from '../content/queries/company.ts';
import type { Draft } from './complete-draft.ts';
import { completeFile, withFacts, type ListedFields } from './complete-file.ts';
import { renderComponent } from './render-component.ts';
import Company from './files/company.astro';
import Page from './files/page.astro';

const builtIn = import.meta.glob<Draft>(['/content/company.json', '/content/pages/*.json'], {
  eager: true,
  import: 'default',
});
const ownFacts = structuredClone(company);

/** The files of which something is drawn; of the others an editor sees the fields one by one. */
export const DRAWN_FILES = Object.keys(FIRM_FILES).filter(
  (name): name is FirmFile =>
    Object.hasOwn(builtIn, `/content/${name}.json`) && !/not-found$/.test(name),
);

/** A file about the firm as HTML, by the site's own components: what stands on every page, or the head of its page. */
export async function drawFile(name: FirmFile, typed: Draft): Promise<string> {
  const schema = FIRM_FILES[name] as unknown as ListedFields;
  const file = completeFile(schema, typed, builtIn[`/content/${name}.json`] ?? {});
  if (name.startsWith(`${PAGES_FOLDER}/`)) {
    return renderComponent(Page, { texts: withFacts(file, company) });
  }
  // Components read the firm's facts themselves, so they are lent these while they are drawn.
  lend(file);
  try {
    return await renderComponent(Company, {});
  } finally {
    lend(ownFacts);
  }
}

function lend(facts: object): void {
  for (const name of Object.keys(company)) Reflect.deleteProperty(company, name);
  Object.assign(company, facts);
}
