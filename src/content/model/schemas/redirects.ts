import * as z from 'zod/mini';
import type { Advice } from '../problem.ts';
import { matchesPattern, withAdvice, type LikelyMistake } from './messages.ts';
import { fileFields, labelled, line, group } from './primitives.ts';

/** A path that another website system may have used: capitals, extensions, and a slash at the end. */
const OLD_PATH = /^\/[\w.~%/-]+$/;
/** An address: its origin, path, and the character that begins what the site cannot tell apart. */
const ADDRESS = /^((?:[a-z]+:)?\/\/[^/?#]*|[\w-]+(?:\.[\w-]+)+(?=\/))?([^?#]*)([?#])?/i;
const NEW_PATH = /^(\/[a-z0-9/-]*(#[\w-]+)?|https:\/\/\S+)$/;

/** How to write an old address, from what an editor has pasted. */
function adviseOnOldPath(pasted: string): Advice {
  const [, origin, rest = '', after] = ADDRESS.exec(pasted) ?? [];
  const path = rest.replace(/^\/?/, '/');
  const reason = origin
    ? ', without the domain: only addresses at your own domain can lead here'
    : after === '?'
      ? ', which also covers every address with ? after it'
      : after === '#'
        ? ', because the part after # never reaches the site'
        : '';
  return {
    expected: 'a path',
    fix:
      path !== '/' && OLD_PATH.test(path)
        ? `write ${path}${reason}`
        : 'write what follows the domain, such as /Services.html',
    untilThen: 'the site uses its last good list of moved pages, or none',
  };
}

const redirect = group('Moved page', {
  from: line('Path on your old site, such as /Services.html', 200).check(
    ...matchesPattern(OLD_PATH, adviseOnOldPath),
    labelled('Old web address', 'The part after your old site’s name, such as /Services.html'),
  ),
  to: line('Page of this site, such as /services', 300).check(
    z.regex(NEW_PATH, 'a page of this site, or an https address; write it like /services'),
    labelled('New web address', 'The page that visitors see instead, such as /services'),
  ),
});

const movedPages = z.strictObject({
  ...fileFields,
  redirects: z
    .array(redirect)
    .check(
      z.maxLength(1000),
      labelled(
        'Moved pages',
        'So that links to your old site, and its search results, keep working',
      ),
    ),
});

/** Old addresses that occur twice, with or without a slash at the end: the first is used. */
const adviseOnRepeated = ({ redirects }: z.output<typeof movedPages>): LikelyMistake[] => {
  const paths = redirects.map(({ from }) => from.replace(/\/$/, ''));
  return paths.flatMap((path, i) => {
    const first = paths.indexOf(path);
    if (first === i) return [];
    return [
      {
        path: ['redirects', i, 'from'],
        expected: 'each old web address once',
        fix: `entry ${first + 1} has the same old web address: delete one of the two`,
        otherwise: 'the site uses the first one',
      },
    ];
  });
};

/** Old addresses and the pages that replaced them, for companies that move here from another site. */
export const redirectsSchema = withAdvice(movedPages, adviseOnRepeated);

export type Redirect = z.output<typeof redirect>;
