import { listRoutes } from '../../harness/site/list-routes.ts';
import { builtPage } from './built-page.ts';

/** Words for the firm that fills in the content, not for its visitors. */
const NOTE =
  /.{0,40}\b(?:placeholders?\b|your (?:pump|bill|data sheet) says|says yours|lorem ipsum|to do:).{0,40}/gi;
/** Pages for the firm. */
const FOR_FIRM = /^\/(?:admin|styleguide)\b/;

/** Notes to the firm in what visitors read, scripts' data included: `/page: …the words around…`. */
export const findNotesToFirm = (folder = 'dist'): string[] =>
  listRoutes(folder)
    .filter((route) => !FOR_FIRM.test(route))
    .flatMap((route) => {
      const page = builtPage(route, folder);
      const data = page.querySelectorAll('[props]').map((island) => island.getAttribute('props'));
      const words = [page.querySelector('title'), page.querySelector('body')].map(
        (part) => part?.textContent,
      );
      return [...words, ...data]
        .flatMap((text) => text?.match(NOTE) ?? [])
        .map((note) => `${route}: ${note.trim()}`);
    });
