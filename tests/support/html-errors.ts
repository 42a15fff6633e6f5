import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-missing-references': 'error' },
  }),
);

/** Where the pages of a built site break the HTML standard: `page.html: what is wrong at where`. */
export async function findHtmlErrors(folder = 'dist'): Promise<string[]> {
  const checked = globSync('**/*.html', { cwd: folder }).map(async (file) => {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    // The checker reads on after the end of the document.
    const errors = html.trimEnd().endsWith('</html>') ? [] : ['the document goes on after its end'];
    const { results } = await checker.validateString(html);
    for (const { message, selector } of results.flatMap(({ messages }) => messages)) {
      errors.push(`${message} at ${selector ?? 'the document'}`);
    }
    return errors.map((error) => `${file}: ${error}`);
  });
  return (await Promise.all(checked)).flat();
}
