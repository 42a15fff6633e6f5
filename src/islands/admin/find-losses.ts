import { losses } from '../../collections/html-rules.ts';

/** What the build would take out of HTML, each thing once. */
export function findLosses(html: string): string[] {
  // What is in a template neither runs nor loads.
  const template = document.createElement('template');
  template.innerHTML = html;
  const found = [...template.content.querySelectorAll('*')].flatMap((element) =>
    losses(
      element.localName,
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ),
  );
  return [...new Set(found)];
}
