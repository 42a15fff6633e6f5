import type { Plugin } from 'vite';

/** Highlighted code, maps, photographs as telephones write them: no field of ours holds any. */
const UNUSED =
  /^@shikijs\/|^(leaflet|terra-draw|exifr|svgo)(\/|-|$)|\/chunks\/(heic|shiki-engine|webp_enc)/;
const LOCALE = /\/locales\/[\w-]+\.json$/;
const NOTHING = '\0nothing';

/** Leaves out of the editors' form what it has no use for; it speaks British English, whatever the browser's language. */
export function onlyWhatIsUsed(): Plugin {
  return {
    name: 'only-what-is-used',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!importer.includes('@sveltia/cms')) return null;
      if (UNUSED.test(source)) return NOTHING;
      if (!LOCALE.test(source) || source.endsWith('/en-GB.json')) return null;
      return this.resolve(source.replace(LOCALE, '/locales/en-GB.json'), importer);
    },
    load: (id) => (id === NOTHING ? 'export default undefined;' : null),
  };
}
