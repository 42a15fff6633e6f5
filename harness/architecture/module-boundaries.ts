/** The imports allowed in a module: other modules, and packages. A module may always import itself. */
export interface AllowedImports {
  /** Names of modules; `content/queries (types)` means types only, `content` all its parts, a path a single file. */
  modules: string[];
  packages: RegExp;
}

/** The company's facts, links and theme: every page shows them, so header, footer and cards read them directly. */
const COMPANY = ['settings', 'site-links'].map((name) => `src/content/queries/${name}.ts`);
/** The modules that read a content repository in a browser, through its API. */
const CONTENT_API = ['contents-client', 'repository-client', 'request', 'web-urls'].map(
  (name) => `src/content/sources/${name}.ts`,
);
/** Small pure helpers for every module. */
const HELPERS = ['dates', 'numbers', 'text', 'src/records.ts', 'src/http.ts'];
/** The common modules of islands, and the draft of an enquiry. */
const ISLAND = ['ui', 'toasts', ...HELPERS, 'forms', 'enquiries/draft', 'visits/browser'];

const NONE = /^$/;
const SCHEMAS = /^zod\/(mini|v4\/core)$/;
const REACT = /^(react|react-dom(\/client)?|@nanostores\/react|nanostores|astro:env\/client)$/;

const pure = (...modules: string[]): AllowedImports => ({
  modules: [...HELPERS, ...modules],
  packages: SCHEMAS,
});
const island = (...modules: string[]): AllowedImports => ({
  modules: [...ISLAND, ...modules],
  packages: REACT,
});
const worker = (...modules: string[]): AllowedImports => ({
  modules: ['worker', 'src/settings.ts', ...HELPERS, ...modules],
  packages: /^(#company\.json|zod\/(mini|v4\/core))$/,
});

/** The modules of src, by folder, or by folder and part. */
export const MODULE_BOUNDARIES: Readonly<Record<string, AllowedImports>> = {
  dates: { modules: ['text'], packages: NONE },
  numbers: { modules: ['text'], packages: NONE },
  text: { modules: [], packages: NONE },

  // The colours derived from a company's six, their contrasts, and its logo.
  'content/theme': { modules: [], packages: /^(culori|parse5)$/ },
  // The content model. Browsers run it too, so it must not import the build.
  'content/model': { ...pure('content/theme'), packages: /^(zod\/(mini|v4\/core)|parse5)$/ },
  'content/sources': {
    modules: ['content/model', ...HELPERS],
    packages: /^(ipaddr\.js|p-limit|zod\/mini|node:[\w/]+)$/,
  },
  'content/pipeline': {
    modules: [
      ...['content/model', 'content/sources', 'content/images (types)', ...HELPERS],
      'src/forms/rules/figures.ts',
    ],
    packages: /^(astro:(config|env)\/server|sanitize-html|node:(child_process|fs\/promises|path))$/,
  },
  'content/images': {
    modules: ['content/model', 'content/sources', 'content/pipeline', ...HELPERS],
    packages: /^(astro\/assets\/utils|p-limit|sharp|node:(crypto|fs|fs\/promises|path))$/,
  },
  'content/calendars': {
    modules: ['content/model', 'content/sources', 'content/pipeline', ...HELPERS],
    packages: /^(ical\.js|p-limit|windows-iana)$/,
  },
  'content/queries': {
    modules: [
      ...['content/model', 'content/pipeline', 'content/images', ...HELPERS],
      ...['forms/rules', 'grants'],
    ],
    packages: /^(astro:(content|(config|env)\/server)|virtual:content-files|node:(fs|path))$/,
  },

  'forms/rules': pure(),
  'forms/island': {
    modules: ['forms/rules', 'ui', ...HELPERS],
    packages: /^react$/,
  },

  'calculators/rules': pure('forms/rules', 'content/model (types)'),
  'calculators/island': island('calculators/rules'),

  grants: pure('forms/rules'),
  'planner/engine': pure('grants', 'forms/rules', 'src/calculators/rules/published-constants.ts'),
  'planner/form': pure('forms/rules', 'planner/engine'),
  'planner/ranking': pure('planner/engine', 'planner/form'),
  'planner/answer': pure(
    ...['planner/engine', 'planner/form', 'planner/ranking', 'grants', 'year-ribbon'],
    'src/calculators/rules/published-constants.ts',
  ),
  'planner/meter': pure('planner/engine'),
  'planner/island': island(
    ...['planner/engine', 'planner/form', 'planner/answer', 'planner/meter', 'year-ribbon'],
  ),
  'year-ribbon': { modules: [...HELPERS, 'planner/engine'], packages: NONE },

  'stations/rules': pure('content/model (types)'),
  'stations/island': island('stations/rules', 'src/content/model/schemas/connector-types.ts'),
  'stations/worker': worker('stations/rules', 'src/content/model/schemas/stations.ts'),

  'booking/rules': pure('content/model (types)'),
  'booking/island': island('booking/rules'),

  'enquiries/rules': pure('forms/rules'),
  'enquiries/draft': island('enquiries/rules (types)'),
  'enquiries/island': island('enquiries/rules', 'enquiries/photographs'),
  'enquiries/photographs': {
    ...island('enquiries/rules'),
    packages: /^(react|nanostores|@nanostores\/react|idb-keyval)$/,
  },
  'enquiries/worker': worker(
    'visits/rules',
    'visits/worker',
    'enquiries/rules',
    'forms/rules (types)',
    'src/content/model/schemas/company.ts',
  ),

  'visits/rules': pure(),
  'visits/browser': { modules: ['visits/rules'], packages: NONE },
  'visits/worker': worker('visits/rules'),
  'inbox/rules': pure('enquiries/rules'),
  'inbox/island': island('inbox/rules', 'visits/rules'),
  'inbox/worker': {
    ...worker('inbox/rules', 'enquiries/worker', 'visits/worker', 'visits/rules'),
    packages: /^(jose|zod\/mini)$/,
  },
  admin: {
    modules: [
      ...['ui', ...HELPERS, 'content/model', ...CONTENT_API],
      ...['src/editor/form-urls.ts', 'src/editor/describe-in-form.ts'],
    ],
    packages: /^(zod\/mini|react)$/,
  },
  toasts: { modules: [], packages: REACT },
  ui: {
    modules: [...HELPERS],
    packages: /^(react(-dom\/(client|server))?|@nanostores\/react|nanostores|lucide-static\/.*)$/,
  },
  worker: {
    // The Worker's entry point dispatches requests to the features.
    modules: ['enquiries', 'inbox', 'visits', 'stations/worker', 'src/settings.ts', ...HELPERS],
    packages: SCHEMAS,
  },
  brand: { modules: ['content/theme', 'content/model (types)'], packages: /^sharp$/ },
  seo: { modules: [...HELPERS, 'content/model'], packages: /^schema-dts$/ },
  'service-worker': { modules: [...HELPERS], packages: NONE },
  // The content form. Its browser code must not import pages.
  editor: {
    modules: [
      ...[...HELPERS, 'content/model'],
      ...['src/content/images/image-file.ts', 'src/ui/icons.ts'],
    ],
    packages: /^(@sveltia\/cms|@tiptap\/(core|starter-kit)|zod\/v4\/core)$/,
  },
  integrations: {
    modules: [
      ...['content', 'editor', 'seo', ...HELPERS],
      ...['src/settings.ts', 'src/service-worker/collect-assets.ts', 'package.json'],
    ],
    packages:
      /^(astro(\/config)?|vite|@astrojs\/(sitemap|compiler-rs)|@tailwindcss\/vite|@vitejs\/plugin-react|p-limit|parse5|postcss|purgecss|sharp|node:.*)$/,
  },
  components: {
    modules: [
      ...HELPERS,
      'styles',
      'ui',
      'toasts',
      'visits/browser',
      'booking/island',
      'booking/rules',
      'src/booking/booking.css',
      'year-ribbon',
      'content/model',
      'content/theme',
      'content/queries (types)',
      ...COMPANY,
    ],
    packages: /^astro(:assets)?$/,
  },
  layouts: {
    modules: [
      ...[...HELPERS, 'styles', 'fonts', 'ui', 'toasts', 'components', 'service-worker', 'seo'],
      ...COMPANY,
    ],
    packages: /^(astro(:env\/(server|client))?|node:crypto)$/,
  },
  pages: {
    modules: [
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
      ...['calculators', 'forms', 'planner', 'stations', 'booking', 'admin', 'inbox', 'toasts'],
      'year-ribbon',
      ...['enquiries/rules', 'enquiries/draft', 'enquiries/island', 'src/enquiries/enquiry.css'],
    ],
    packages: /^(astro|astro:assets|astro:env\/(server|client))$/,
  },
  preview: {
    modules: [
      ...[...HELPERS, 'content', 'components', 'pages', 'styles', 'ui'],
      ...['enquiries/rules', 'calculators/rules', 'grants'],
    ],
    packages: /^(astro(\/container)?|html-react-parser|react|virtual:preview-content|zod\/mini)$/,
  },
};

/** Large packages that only their host may import: Sonner, the calendar, the CMS. */
export const RESTRICTED_PACKAGES: Readonly<Record<string, string>> = {
  '@sveltia/cms': 'src/editor/',
  sonner: 'src/toasts/',
  'react-day-picker': 'src/booking/island/',
};
