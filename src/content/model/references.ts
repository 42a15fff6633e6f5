import type { Item } from './check-item.ts';
import { formatPath, summariseValue } from './format-issues.ts';
import type { Problem } from './problem.ts';
import { textsAt, textsIn, type TextIn } from './texts-in.ts';

/** The valid targets for references between files. */
interface Targets {
  /** URLs of pages. */
  pages: ReadonlySet<string>;
  /** URLs of hidden items' pages, which no longer exist. */
  hiddenPages: ReadonlySet<string>;
  services: readonly Item[];
  /** Names of the figures in figures.json; undefined if it cannot be read, which is reported separately. */
  figures: readonly string[] | undefined;
  /** Names of the built-in figures. */
  builtInFigures: readonly string[];
}

/** The values of files by path, such as services/solar.json. */
export type FileValues = ReadonlyMap<string, unknown>;

type Describe = (text: string, targets: Targets) => Omit<Problem, 'field' | 'got'> | undefined;

/** @param fix the advice for an unknown URL */
function toPage(page: string, { pages, hiddenPages }: Targets, fix: string, untilThen: string) {
  if (pages.has(page)) return undefined;
  return {
    expected: 'the address of a page of this site',
    ...(hiddenPages.has(page)
      ? { fix: FIX_FOR_HIDDEN_PAGE, isNotice: true }
      : { fix: `${fix}, or remove it`, untilThen }),
  };
}

const FIX_FOR_HIDDEN_PAGE =
  'if the page is only hidden for now, leave this: it works again once the page is shown; otherwise, remove it';
const SITE_LEAVES_IT_OUT = 'the site leaves it out';
const LINK_IS_BROKEN = 'the link is broken';
const FIX_URL = 'correct the address';

const toMenuPage: Describe = (href, targets) => toPage(href, targets, FIX_URL, SITE_LEAVES_IT_OUT);
const toLinkedPage: Describe = (href, targets) =>
  toPage(href.replace(/[?#].*$/, ''), targets, FIX_URL, LINK_IS_BROKEN);

/** @param untilThen the effect until an unknown id is corrected */
const toService =
  (untilThen: string, others: readonly string[] = []): Describe =>
  (id, targets) => {
    if (others.includes(id) || targets.services.some((each) => each.id === id)) return undefined;
    const or = others.map((other) => `"${other}" or `).join('');
    const expected = `${or}a service: ${idsOf(targets)}`;
    return targets.hiddenPages.has(`/services/${id}`)
      ? { expected, fix: FIX_FOR_HIDDEN_PAGE, isNotice: true }
      : { expected, fix: 'use one of the names above', untilThen };
  };

/** The home page also finds services by their other addresses. */
const toHomeService: Describe = (name, targets) =>
  targets.pages.has(`/services/${name}`) ? undefined : toService(SITE_LEAVES_IT_OUT)(name, targets);

const toTopic = toService('no page shows the question', ['general']);

const toFigure: Describe = (name, { figures }) =>
  !figures || figures.includes(name)
    ? undefined
    : {
        expected: 'the name of a figure in figures.json',
        fix: 'correct the name, or add the figure to figures.json',
        fixInForm: 'copy the code from the figure’s hint under “Prices and other figures”',
        untilThen: 'the site leaves out the price',
      };

/** A redirect from the URL of an existing page would hide that page. */
const toFreePath: Describe = (path, { pages }) =>
  pages.has(path.replace(/\/$/, '') || '/')
    ? {
        expected: 'an address that no page of this site has',
        fix: 'remove this moved page',
        untilThen: SITE_LEAVES_IT_OUT,
      }
    : undefined;

const toRedirectTarget: Describe = (href, targets) =>
  href.startsWith('https:')
    ? undefined
    : toPage(
        href.replace(/#.*$/, ''),
        targets,
        'enter a page of this site as the new web address',
        'the site leaves out this moved page',
      );

const idsOf = ({ services }: Targets): string => services.map(({ id }) => id).join(', ');

/** The fields with references: files, path with * for each entry of a list, type of target. */
const REFERENCES: readonly [files: RegExp, path: string, describe: Describe][] = [
  [/^company/, 'navigation.*.href', toMenuPage],
  [/^company/, 'quickLinks.*.href', toMenuPage],
  [/^company/, 'footerServices.*.href', toMenuPage],
  [/^company/, 'homeServices.*', toHomeService],
  [/^company/, 'people.*.answersFor.*', toService(SITE_LEAVES_IT_OUT, ['general'])],
  [/^rounds/, 'leadTimes.*.service', toService(SITE_LEAVES_IT_OUT)],
  [/^case-studies\//, 'alsoFor.*', toService(SITE_LEAVES_IT_OUT)],
  [/^services\//, 'sections.*.link.href', toMenuPage],
  [/^services\//, 'prices.items.*.parts.*.figure', toFigure],
  [/^faqs\//, 'topic', toTopic],
  [/^redirects/, 'redirects.*.from', toFreePath],
  [/^redirects/, 'redirects.*.to', toRedirectTarget],
];

/** The files whose strings may contain links. */
const WITH_LINKS = /^(?:pages|properties)\//;
/** A link to a page of this site, not to a file, whose name has a dot. */
const LINK = /<a\s[^>]*?href=(["'])(\/(?!\/)[^"'.]*)\1/g;

/** Finds broken references between files. */
export function checkReferences(files: FileValues, targets: Targets) {
  const used = new Set(targets.builtInFigures);
  const problems = [...files].flatMap(([file, value]) => {
    const report = (describe: Describe, { path, text }: TextIn) => {
      const problem = describe(text, targets);
      const field = formatPath(path);
      return problem ? [{ file, problem: { field, got: summariseValue(text), ...problem } }] : [];
    };
    const links = WITH_LINKS.test(file) ? textsIn(value) : [];
    return [
      ...REFERENCES.filter(([of]) => of.test(file)).flatMap(([, path, describe]) => {
        const found = textsAt(value, path.split('.'));
        if (describe === toFigure) for (const { text } of found) used.add(text);
        return found.flatMap((each) => report(describe, each));
      }),
      ...links.flatMap(({ path, text }) =>
        [...text.matchAll(LINK)].flatMap(([, , href = '']) =>
          report(toLinkedPage, { path, text: href }),
        ),
      ),
    ];
  });
  return [...problems, ...unusedFigures(files.get('figures.json'), used)];
}

/** Finds unused figures, such as those with a mistyped name. */
function unusedFigures(figures: unknown, used: ReadonlySet<string>) {
  return Object.keys(figures ?? {})
    .filter((name) => name !== '$schema' && !used.has(name))
    .map((name) => ({
      file: 'figures.json',
      problem: {
        field: formatPath([name]),
        expected: 'a figure used by the site or by the price of a service',
        got: 'an unused figure',
        fix: 'check the spelling of the name, or remove the figure',
        isNotice: true,
      },
    }));
}
