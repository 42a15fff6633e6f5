import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each room may import: other rooms, and packages. A room may always import itself. */
const ARROWS: Record<string, { rooms: string[]; packages: RegExp }> = {
  model: { rooms: [], packages: /^zod\/(mini|v4\/core)$/ },
  http: { rooms: [], packages: /^$/ },
  github: { rooms: ['http'], packages: /^zod\/mini$/ },
  domain: { rooms: ['model'], packages: /^zod\/mini$/ },
  stores: { rooms: ['model', 'domain (types)'], packages: /^nanostores$/ },
  ui: { rooms: ['model'], packages: /^react$/ },
  islands: {
    rooms: ['model', 'domain', 'ui', 'stores', 'http', 'github'],
    packages: /^(react|react-dom(\/client)?|@nanostores\/react|zod\/mini|astro:env\/client)$/,
  },
  collections: {
    rooms: ['model', 'http', 'github'],
    packages:
      /^(zod\/mini|astro(:content|:(config|env)\/server|\/loaders)?|node:.*|ical\.js|p-limit|sharp|sanitize-html)$/,
  },
  edge: { rooms: ['model', 'domain'], packages: /^zod\/mini$/ },
  seo: { rooms: ['model'], packages: /^schema-dts$/ },
  build: { rooms: ['collections', 'seo'], packages: /^(astro|vite|@astrojs\/sitemap|node:.*)$/ },
  components: {
    rooms: ['model', 'styles', 'islands', 'collections (types)'],
    packages: /^(astro(:assets)?|lucide-static\/.*)$/,
  },
  layouts: {
    rooms: ['model', 'styles', 'components', 'islands', 'seo (types)'],
    packages: /^astro:assets$/,
  },
  pages: {
    rooms: [
      'model',
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
    const between = files
      .filter((file) => /^src\/model\/calculators\/[^/]+\//.test(file))
      .flatMap(importsOf)
      .filter(({ from, to }) => {
        const target = normalize(join(dirname(from), to));
        return (
          /^src\/model\/calculators\/[^/]+\//.test(target) && dirname(target) !== dirname(from)
        );
      });
    expect(between).toEqual([]);
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
