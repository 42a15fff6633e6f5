/** What a room may import: other rooms, and packages. A room may always import itself. */
export interface Arrows {
  /** Names of rooms; `content/queries (types)` stands for types alone, `content` for all parts of it, a path for one file. */
  rooms: string[];
  packages: RegExp;
}

/** The facts about the firm, its links and its look: every page shows them, so header, footer and cards read them by themselves. */
const COMPANY = ['company', 'site-links', 'theme'].map((name) => `src/content/queries/${name}.ts`);
/** Content's parts that a browser runs as well. */
const SHARED_CONTENT = [
  'content/checks',
  'content/github',
  'content/http',
  'content/kinds',
  'content/manifest',
  'content/schemas',
];
/** What every island is made of, and the way from it to an enquiry. */
const ISLAND = ['ui', 'toasts', 'values', 'enquiries/draft'];

const NONE = /^$/;
const SCHEMAS = /^zod\/(mini|v4\/core)$/;
const REACT = /^(react|react-dom(\/client)?|@nanostores\/react|nanostores|astro:env\/client)$/;

const pure = (...rooms: string[]): Arrows => ({ rooms: ['values', ...rooms], packages: SCHEMAS });
const island = (...rooms: string[]): Arrows => ({ rooms: [...ISLAND, ...rooms], packages: REACT });
const worker = (...rooms: string[]): Arrows => ({
  rooms: ['edge', 'values', 'content/schemas', ...rooms],
  packages: /^(#firm\.json|zod\/(mini|v4\/core))$/,
});

/** The rooms of src, by the name of their folder, or of thing and part. */
export const ROOMS: Readonly<Record<string, Arrows>> = {
  values: { rooms: [], packages: NONE },

  'content/http': pure(),
  'content/github': pure('content/http'),
  // The colours that follow from a firm's six, their contrasts, and its mark.
  'content/theme': { rooms: [], packages: /^(culori|parse5)$/ },
  'content/schemas': pure('content/theme'),
  'content/kinds': pure('content/schemas', 'content/checks (types)'),
  'content/checks': pure('content/schemas', 'content/kinds (types)', 'content/manifest (types)'),
  'content/manifest': pure('content/kinds', 'content/checks', 'content/schemas (types)'),
  ...Object.fromEntries(
    [
      'calendars',
      'items',
      'loaders',
      'pictures',
      'processes',
      'public-hosts',
      'queries',
      'report',
    ].map((part) => [
      `content/${part}`,
      {
        rooms: ['content', 'values'],
        packages:
          /^(zod\/mini|astro(:content|:(config|env)\/server|\/loaders|\/assets\/utils)?|node:.*|ical\.js|ipaddr\.js|p-limit|sharp|sanitize-html|windows-iana|virtual:content-files)$/,
      },
    ]),
  ),

  'calculators/rules': pure('content/schemas (types)'),
  'calculators/island': island('calculators/rules'),

  'planner/engine': pure(),
  'planner/form': pure('planner/engine'),
  'planner/answer': pure('planner/engine', 'planner/form'),
  'planner/meter': pure('planner/engine'),
  'planner/island': island(
    ...['planner/engine', 'planner/form', 'planner/answer', 'planner/meter'],
  ),

  'stations/rules': pure('content/schemas (types)'),
  'stations/island': island('stations/rules', 'content/schemas'),
  'stations/worker': worker('stations/rules'),

  'booking/rules': pure(),
  'booking/island': island('booking/rules'),

  'enquiries/rules': pure(),
  'enquiries/draft': island('enquiries/rules (types)'),
  'enquiries/island': island('enquiries/rules'),
  'enquiries/worker': worker('enquiries/rules'),

  admin: {
    // What was changed is named as the form names it.
    rooms: ['ui', 'values', ...SHARED_CONTENT, 'src/editor/field-labels.ts'],
    packages: /^(zod\/mini|react)$/,
  },
  toasts: { rooms: [], packages: REACT },
  ui: {
    rooms: ['values'],
    packages: /^(react(-dom\/client)?|@nanostores\/react|nanostores|lucide-static\/.*)$/,
  },
  edge: { rooms: ['values'], packages: SCHEMAS },
  brand: { rooms: ['content/theme', 'content/schemas (types)'], packages: /^sharp$/ },
  seo: { rooms: ['values', 'content/kinds', 'content/schemas (types)'], packages: /^schema-dts$/ },
  offline: { rooms: ['values'], packages: NONE },
  // The form for editors. In what its browser loads, nothing of the pages.
  editor: {
    rooms: [
      ...['values', ...SHARED_CONTENT],
      ...['src/content/pictures/picture-file.ts', 'src/ui/icons.ts'],
    ],
    packages: /^(@sveltia\/cms|@tiptap\/(core|starter-kit)|zod\/v4\/core)$/,
  },
  build: {
    rooms: ['content', 'editor', 'seo', 'values', 'src/offline/needs.ts', 'package.json'],
    packages:
      /^(astro|vite|@astrojs\/(sitemap|compiler-rs)|@tailwindcss\/vite|parse5|postcss|purgecss|sharp|node:.*)$/,
  },
  components: {
    rooms: [
      'values',
      'styles',
      'ui',
      'toasts',
      'booking/island',
      'booking/rules',
      'src/booking/booking.css',
      ...SHARED_CONTENT,
      'content/theme',
      'content/queries (types)',
      ...COMPANY,
    ],
    packages: /^astro(:assets)?$/,
  },
  layouts: {
    rooms: [
      ...['values', 'styles', 'fonts', 'ui', 'toasts', 'components', 'offline', 'seo'],
      ...COMPANY,
    ],
    packages: /^astro(:env\/server)?$/,
  },
  pages: {
    rooms: [
      ...['values', 'content', 'brand', 'seo', 'layouts', 'components', 'offline', 'editor'],
      ...['ui', 'styles'],
      ...['calculators', 'planner', 'stations', 'booking', 'admin', 'toasts'],
      ...['enquiries/rules', 'enquiries/draft', 'enquiries/island'],
      'src/enquiries/enquiry.css',
    ],
    packages: /^(astro|astro:assets|astro:env\/(server|client))$/,
  },
  preview: {
    rooms: [
      ...['values', 'content', 'components', 'pages', 'seo', 'styles', 'ui'],
      ...['enquiries/rules', 'calculators/rules'],
    ],
    packages:
      /^(astro(\/container)?|@astrojs\/react\/server\.js|html-react-parser|react|virtual:(built-in-items|content-files|served-pictures)|zod\/mini)$/,
  },
};

/** What is heavy may only be loaded by its host: Sonner, the calendar, the editors' form. */
export const SINGLE_USERS: Readonly<Record<string, string>> = {
  '@sveltia/cms': 'src/editor/',
  sonner: 'src/toasts/',
  'react-day-picker': 'src/booking/island/',
};
