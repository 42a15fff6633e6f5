import type { Plugin } from 'vite';

/** Highlighted code, maps, photographs as telephones write them: no field of ours holds any. */
const UNUSED =
  /^@shikijs\/|^(leaflet|terra-draw|exifr|svgo)(\/|-|$)|\/chunks\/(heic|shiki-engine|webp_enc)/;
const LOCALE = /\/locales\/[\w-]+\.json$/;
/** Files of what is left out. */
const UNUSED_FILE = /^(heic|marker-icon)/;
/** What the form would ask other hosts for, which its policy forbids, and what it gets instead. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  // It brings the same typefaces along.
  [/@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net[^}]*\}/g, ''],
  // Without a portrait of the editor it draws one for everybody.
  [/\bavatarURL:\w+\.avatar_url\b/g, 'avatarURL:""'],
  // Whether GitHub is well shows when it answers.
  [
    /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
];
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
    transform(code, id) {
      if (!id.endsWith('/@sveltia/cms/npm/index.js')) return null;
      const own = ELSEWHERE.reduce((text, [pattern, instead]) => {
        const changed = text.replace(pattern, instead);
        if (changed === text) throw new Error(`The form no longer has ${pattern.source}`);
        return changed;
      }, code);
      return { code: own, map: null };
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && UNUSED_FILE.test(file.names[0] ?? '')) {
          Reflect.deleteProperty(bundle, file.fileName);
        }
      }
    },
  };
}
