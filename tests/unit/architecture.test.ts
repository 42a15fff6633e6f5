import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each room may import: other rooms, and packages. A room may always import itself. */
const ARROWS: Record<string, { rooms: string[]; packages: RegExp }> = {
  domain: { rooms: [], packages: /^zod\/mini$/ },
  stores: { rooms: ['domain (types)'], packages: /^nanostores$/ },
  ui: { rooms: [], packages: /^react$/ },
  islands: {
    rooms: ['domain', 'ui', 'stores', 'github'],
    packages: /^(react|react-dom|@nanostores\/react|zod\/mini|astro:env\/client)$/,
  },
  github: { rooms: [], packages: /^zod\/mini$/ },
  collections: {
    rooms: ['github', 'domain (types)'],
    packages:
      /^(zod\/(mini|v4\/core)|astro(:content|:(config|env)\/server|\/loaders)?|node:.*|ical\.js|p-limit|sharp|sanitize-html)$/,
  },
  edge: { rooms: ['domain'], packages: /^zod\/mini$/ },
  seo: { rooms: [], packages: /^(schema-dts|astro|@astrojs\/sitemap|node:fs)$/ },
  components: {
    rooms: ['styles', 'islands', 'collections (types)'],
    packages: /^(astro(:assets)?|lucide-static\/.*)$/,
  },
  layouts: {
    rooms: ['styles', 'components', 'islands', 'collections (types)', 'seo (types)'],
    packages: /^astro:assets$/,
  },
  pages: {
    rooms: [
      'collections',
      'github',
      'seo',
      'layouts',
      'components',
      'islands',
      'domain',
      'ui',
      'styles',
    ],
    packages: /^(astro|astro:env\/(server|client))$/,
  },
};

/** The rules that content is checked by; the dashboard runs them in the browser. */
const CHECKS =
  /^src\/collections\/(schemas\/[a-z-]+|check-item|format-issues|html-rules|loaders\/source)\.ts$/;

/** Sonner is heavy and may only be loaded by its host; the calendar only by its island. */
const SINGLE_USERS: Record<string, string> = {
  sonner: 'src/islands/toasts/',
  'sonner/dist/styles.css?url': 'src/islands/toasts/',
  'react-day-picker': 'src/islands/booking/',
};

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(file, 'utf8');
  const statements = code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g,
  );
  return [...statements].map(([, type, to = '']) => ({ from: file, to, isType: Boolean(type) }));
}

function fault({ from, to, isType }: Import): string | undefined {
  const room = from.split('/')[1] ?? '';
  const arrows = ARROWS[room];
  if (!arrows) return undefined;
  if (!to.startsWith('.')) {
    const isSingle = SINGLE_USERS[to];
    if (isSingle) return from.startsWith(isSingle) ? undefined : `${from} imports ${to}`;
    return isType || arrows.packages.test(to) ? undefined : `${from} imports ${to}`;
  }
  const target = normalize(join(dirname(from), to));
  if (target.startsWith('content/')) return undefined;
  if (from.startsWith('src/islands/admin/') && CHECKS.test(target)) return undefined;
  const other = target.split('/')[1] ?? '';
  const isAllowed =
    other === room ||
    arrows.rooms.includes(other) ||
    (isType && arrows.rooms.includes(`${other} (types)`));
  if (!isAllowed) return `${from} imports ${to}`;
  return undefined;
}

const files = globSync('src/*/**/*.{ts,tsx,astro}');

describe('the rooms', () => {
  it('import only along the arrows', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap(importsOf).flatMap((each) => fault(each) ?? [])).toEqual([]);
  });

  it('keep the checks of content free of all but themselves, for they run in browsers too', () => {
    const checks = files.filter((file) => CHECKS.test(file));
    const faults = checks.flatMap(importsOf).filter(({ from, to }) => {
      if (!to.startsWith('.')) return !/^zod\/(mini|v4\/core)$/.test(to);
      return !CHECKS.test(normalize(join(dirname(from), to)));
    });
    expect(checks).toContain('src/collections/check-item.ts');
    expect(faults).toEqual([]);
  });

  it('are all known', () => {
    const rooms = new Set(files.map((file) => file.split('/')[1]));
    expect([...rooms].filter((room) => !ARROWS[room ?? ''])).toEqual([]);
  });

  it('read astro:content in one place only', () => {
    const readers = files.filter((file) =>
      importsOf(file).some(({ to }) => to === 'astro:content'),
    );
    expect(readers).toEqual(['src/collections/queries.ts']);
  });

  it('keep a calculator out of another, but for what they share', () => {
    const faults = files
      .filter((file) => file.startsWith('src/domain/'))
      .flatMap(importsOf)
      .filter(({ from, to }) => {
        if (!to.startsWith('.')) return false;
        const folder = (path: string) =>
          path
            .split('/')
            .slice(0, path.includes('/calculators/') ? 4 : 3)
            .join('/');
        const target = normalize(join(dirname(from), to));
        return folder(from) !== folder(target) && !target.startsWith('src/domain/shared/');
      });
    expect(faults).toEqual([]);
  });

  it('name colours in the token file only', () => {
    const faults = globSync('src/**/*.{css,astro,tsx}')
      .filter((file) => file !== 'src/styles/tokens.css')
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/#[0-9a-f]{3,8}\b(?=[;,)\s])|rgb\(/gi)].map(
          ([colour]) => `${file}: ${colour}`,
        ),
      );
    expect(faults).toEqual([]);
  });
});
