/** What a room may import: other rooms, and packages. A room may always import itself. */
export interface Arrows {
  /** Names of rooms; `content/queries (types)` stands for types alone, `content` for all parts of it, a path for one file. */
  rooms: string[];
  packages: RegExp;
}

/** The facts about the firm, its links and its look: every page shows them, so header, footer and cards read them by themselves. */
const COMPANY = ['settings', 'site-links'].map((name) => `src/content/queries/${name}.ts`);
/** How a browser reads a content repository: by its API alone. */
const CONTENT_API = ['contents-client', 'repository-client', 'request', 'web-addresses'].map(
  (name) => `src/content/sources/${name}.ts`,
);
/** Small pure helpers that every module may use. */
const HELPERS = ['dates', 'numbers', 'text', 'src/records.ts', 'src/http.ts'];
/** What every island is made of, and the way from it to an enquiry. */
const ISLAND = ['ui', 'toasts', ...HELPERS, 'forms', 'enquiries/draft'];

const NONE = /^$/;
const SCHEMAS = /^zod\/(mini|v4\/core)$/;
const REACT = /^(react|react-dom(\/client)?|@nanostores\/react|nanostores|astro:env\/client)$/;

const pure = (...rooms: string[]): Arrows => ({ rooms: [...HELPERS, ...rooms], packages: SCHEMAS });
const island = (...rooms: string[]): Arrows => ({ rooms: [...ISLAND, ...rooms], packages: REACT });
const worker = (...rooms: string[]): Arrows => ({
  rooms: ['worker', 'src/settings.ts', ...HELPERS, ...rooms],
  packages: /^(#firm\.json|zod\/(mini|v4\/core))$/,
});

/** The rooms of src, by the name of their folder, or of thing and part. */
export const MODULE_BOUNDARIES: Readonly<Record<string, Arrows>> = {
  dates: { rooms: ['text'], packages: NONE },
  numbers: { rooms: ['text'], packages: NONE },
  text: { rooms: [], packages: NONE },

  // The colours that follow from a firm's six, their contrasts, and its mark.
  'content/theme': { rooms: [], packages: /^(culori|parse5)$/ },
  // What content may be. A browser runs it as well, so nothing of the build.
  'content/model': pure('content/theme'),
  'content/sources': {
    rooms: ['content/model', ...HELPERS],
    packages: /^(ipaddr\.js|p-limit|zod\/mini|node:[\w/]+)$/,
  },
  'content/pipeline': {
    rooms: [
      ...['content/model', 'content/sources', 'content/images (types)', ...HELPERS],
      'forms/rules (types)',
    ],
    packages: /^(astro:(config|env)\/server|sanitize-html|node:(child_process|fs\/promises|path))$/,
  },
  'content/images': {
    rooms: ['content/model', 'content/sources', 'content/pipeline', ...HELPERS],
    packages: /^(astro\/assets\/utils|p-limit|sharp|node:(crypto|fs|fs\/promises|path))$/,
  },
  'content/calendars': {
    rooms: ['content/model', 'content/sources', 'content/pipeline', ...HELPERS],
    packages: /^(ical\.js|p-limit|windows-iana)$/,
  },
  'content/queries': {
    rooms: [
      ...['content/model', 'content/pipeline', 'content/images', ...HELPERS],
      ...['forms/rules', 'grants'],
    ],
    packages: /^(astro:(content|(config|env)\/server)|virtual:content-files|node:(fs|path))$/,
  },

  'forms/rules': pure(),
  'forms/island': {
    rooms: ['forms/rules', 'ui', ...HELPERS],
    packages: /^react$/,
  },

  'calculators/rules': pure('forms/rules', 'content/model (types)'),
  'calculators/island': island('calculators/rules'),

  grants: pure('forms/rules'),
  'planner/engine': pure('grants', 'forms/rules', 'src/calculators/rules/measured.ts'),
  'planner/form': pure('forms/rules', 'planner/engine'),
  'planner/answer': pure(
    ...['planner/engine', 'planner/form', 'grants'],
    'src/calculators/rules/measured.ts',
  ),
  'planner/meter': pure('planner/engine'),
  'planner/island': island(
    ...['planner/engine', 'planner/form', 'planner/answer', 'planner/meter'],
  ),

  'stations/rules': pure('content/model (types)'),
  'stations/island': island('stations/rules', 'src/content/model/schemas/connector-types.ts'),
  'stations/worker': worker('stations/rules', 'src/content/model/schemas/stations.ts'),

  'booking/rules': pure(),
  'booking/island': island('booking/rules'),

  'enquiries/rules': pure('forms/rules'),
  'enquiries/draft': island('enquiries/rules (types)'),
  'enquiries/island': island('enquiries/rules'),
  'enquiries/worker': worker(
    'enquiries/rules',
    'forms/rules (types)',
    'src/content/model/schemas/company.ts',
  ),

  admin: {
    rooms: ['ui', ...HELPERS, 'content/model', ...CONTENT_API],
    packages: /^(zod\/mini|react)$/,
  },
  toasts: { rooms: [], packages: REACT },
  ui: {
    rooms: [...HELPERS],
    packages: /^(react(-dom\/(client|server))?|@nanostores\/react|nanostores|lucide-static\/.*)$/,
  },
  worker: {
    // Its entry hands requests to the features.
    rooms: ['enquiries/worker', 'stations/worker', 'src/settings.ts', ...HELPERS],
    packages: SCHEMAS,
  },
  brand: { rooms: ['content/theme', 'content/model (types)'], packages: /^sharp$/ },
  seo: { rooms: [...HELPERS, 'content/model'], packages: /^schema-dts$/ },
  'service-worker': { rooms: [...HELPERS], packages: NONE },
  // The form for editors. In what its browser loads, nothing of the pages.
  editor: {
    rooms: [
      ...[...HELPERS, 'content/model'],
      ...['src/content/images/picture-file.ts', 'src/ui/icons.ts'],
    ],
    packages: /^(@sveltia\/cms|@tiptap\/(core|starter-kit)|zod\/v4\/core)$/,
  },
  integrations: {
    rooms: [
      ...['content', 'editor', 'seo', ...HELPERS],
      ...['src/settings.ts', 'src/service-worker/needs.ts', 'package.json'],
    ],
    packages:
      /^(astro(\/config)?|vite|@astrojs\/(sitemap|compiler-rs)|@tailwindcss\/vite|@vitejs\/plugin-react|parse5|postcss|purgecss|sharp|node:.*)$/,
  },
  components: {
    rooms: [
      ...HELPERS,
      'styles',
      'ui',
      'toasts',
      'booking/island',
      'booking/rules',
      'src/booking/booking.css',
      'content/model',
      'content/theme',
      'content/queries (types)',
      ...COMPANY,
    ],
    packages: /^astro(:assets)?$/,
  },
  layouts: {
    rooms: [
      ...[...HELPERS, 'styles', 'fonts', 'ui', 'toasts', 'components', 'service-worker', 'seo'],
      ...COMPANY,
    ],
    packages: /^astro(:env\/server)?$/,
  },
  pages: {
    rooms: [
      ...[
        ...HELPERS,
        'content',
        'brand',
        'seo',
        'layouts',
        'components',
        'service-worker',
        'editor',
      ],
      ...['ui', 'styles', 'grants'],
      ...['calculators', 'forms', 'planner', 'stations', 'booking', 'admin', 'toasts'],
      ...['enquiries/rules', 'enquiries/draft', 'enquiries/island', 'src/enquiries/enquiry.css'],
    ],
    packages: /^(astro|astro:assets|astro:env\/(server|client))$/,
  },
  preview: {
    rooms: [
      ...[...HELPERS, 'content', 'components', 'pages', 'styles', 'ui'],
      ...['enquiries/rules', 'calculators/rules', 'grants'],
    ],
    packages: /^(astro(\/container)?|html-react-parser|react|virtual:preview-content|zod\/mini)$/,
  },
};

/** What is heavy may only be loaded by its host: Sonner, the calendar, the editors' form. */
export const SINGLE_USERS: Readonly<Record<string, string>> = {
  '@sveltia/cms': 'src/editor/',
  sonner: 'src/toasts/',
  'react-day-picker': 'src/booking/island/',
};
