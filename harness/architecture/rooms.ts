/** What a room may import: other rooms, and packages. A room may always import itself. */
export interface Arrows {
  /** Names of rooms; `collections (types)` stands for types alone, a path for one file. */
  rooms: string[];
  packages: RegExp;
}

/** The facts about the firm and its links: every page shows them, so header, footer and cards read them by themselves. */
const COMPANY = ['src/collections/company.ts', 'src/collections/site-links.ts'];

/** The rooms of src, by the name of their folder. */
export const ROOMS: Readonly<Record<string, Arrows>> = {
  model: { rooms: [], packages: /^zod\/(mini|v4\/core)$/ },
  http: { rooms: ['model'], packages: /^$/ },
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
      /^(zod\/mini|astro(:content|:(config|env)\/server|\/loaders|\/assets\/utils)?|node:.*|ical\.js|ipaddr\.js|p-limit|sharp|sanitize-html|saxes)$/,
  },
  edge: { rooms: ['model', 'domain'], packages: /^zod\/mini$/ },
  seo: { rooms: ['model'], packages: /^schema-dts$/ },
  offline: { rooms: ['model'], packages: /^$/ },
  // The form for editors. In what its browser loads, nothing of the pages.
  editor: {
    rooms: ['model', 'src/collections/pictures/picture-file.ts'],
    packages: /^(@sveltia\/cms|zod\/v4\/core)$/,
  },
  build: {
    rooms: ['collections', 'editor', 'model', 'seo'],
    packages:
      /^(astro|vite|@astrojs\/(sitemap|compiler-rs)|@tailwindcss\/vite|parse5|postcss|purgecss|sharp|node:.*)$/,
  },
  components: {
    rooms: ['model', 'styles', 'ui', 'islands', 'collections (types)', ...COMPANY],
    packages: /^(astro(:assets)?|lucide-static\/.*)$/,
  },
  layouts: {
    rooms: [
      'model',
      'styles',
      'fonts',
      'ui',
      'components',
      'islands',
      'offline',
      'seo',
      ...COMPANY,
    ],
    packages: /^astro(:env\/server)?$/,
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
      'offline',
      'domain',
      'editor',
      // For how long the browser keeps a draft, which the privacy policy says.
      'stores',
      'ui',
      'styles',
    ],
    packages: /^(astro|astro:assets|astro:env\/(server|client))$/,
  },
  preview: {
    rooms: ['model', 'collections', 'domain', 'components', 'pages', 'styles', 'ui'],
    packages:
      /^(astro(\/container)?|@astrojs\/react\/server\.js|html-react-parser|react|virtual:served-pictures|zod\/mini)$/,
  },
};

/** What is heavy may only be loaded by its host: Sonner, the calendar, the editors' form. */
export const SINGLE_USERS: Readonly<Record<string, string>> = {
  '@sveltia/cms': 'src/editor/',
  sonner: 'src/islands/toasts/',
  'sonner/dist/styles.css?url': 'src/islands/toasts/',
  'react-day-picker': 'src/islands/booking/',
};
