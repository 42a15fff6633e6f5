import * as z from 'zod/mini';
import { withAdvice, type Advice } from './messages.ts';
import { fileFields, label, labelled, line } from './primitives.ts';

/** A path that another website system may have used: capitals, extensions, and a slash at the end. */
const OLD_PATH = /^\/[\w.~%/-]+$/;
const NEW_PATH = /^(\/[a-z0-9/-]*(#[\w-]+)?|https:\/\/\S+)$/;

const redirect = z
  .strictObject({
    from: line('Path on your old site, such as /Services.html', 200).check(
      z.regex(OLD_PATH, 'a path; write what follows the domain, such as /Services.html'),
      labelled('Old address', 'What followed the domain on your old site, such as /Services.html'),
    ),
    to: line('Page of this site, such as /services', 300).check(
      z.regex(NEW_PATH, 'a page of this site, or an https address; write it like /services'),
      labelled('New address', 'The page that visitors see instead, such as /services'),
    ),
  })
  .check(label('Moved page'));

const movedPages = z.strictObject({
  ...fileFields,
  redirects: z
    .array(redirect)
    .check(
      z.maxLength(1000),
      labelled('Moved pages', 'So that links and search results of your old site keep working'),
    ),
});

/** Old addresses that occur twice, with or without a slash at the end: the first counts. */
const adviseOnRepeated = ({ redirects }: z.output<typeof movedPages>): Advice[] => {
  const paths = redirects.map(({ from }) => from.replace(/\/$/, ''));
  return paths.flatMap((path, i) => {
    const first = paths.indexOf(path);
    const message = `each old address once; entry ${first + 1} has the same old address: delete one of the two; otherwise the first one counts`;
    return first === i ? [] : [{ path: ['redirects', i, 'from'], message }];
  });
};

/** Old addresses and the pages that replaced them, for companies that move here from another site. */
export const redirectsSchema = withAdvice(movedPages, adviseOnRepeated);

export type Redirect = z.output<typeof redirect>;
