import type { Plugin } from 'vite';

/** Code highlighting, maps and phones' photograph formats: no field of ours needs them. */
const UNUSED =
  /^@shikijs\/|^(leaflet|terra-draw|exifr|svgo)(\/|-|$)|\/chunks\/(heic|shiki-engine|webp_enc)/;
const LOCALE = /\/locales\/[\w-]+\.json$/;
/** Files that belong to what is left out. */
const UNUSED_FILE = /^(heic|marker-icon)/;
/** A part of the tool, and what stands in its place. */
type Change = readonly [RegExp, string];

/** Requests to other hosts, which the form's policy forbids, with their replacements. */
const ELSEWHERE: readonly Change[] = [
  // The package brings these fonts too.
  [/@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net[^}]*\}/g, ''],
  // Without the editor's portrait it shows an icon.
  [/\bavatarURL:\w+\.avatar_url\b/g, 'avatarURL:""'],
  // GitHub's state shows when it answers, or does not.
  [
    /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    'data:application/json,{"status":{"indicator":"none"}}',
  ],
  // In the place of a picture of another host it shows an icon.
  [/\/\^\(\?:https\?\|data\|blob\):\//g, '/^(?:data|blob):/'],
  [/\/\^https\?:\/(?=\.test\(\w+\.value\)\?)/g, '/^$/'],
  [/\/\^https\?:\\\/\\\/\\S\+\$\//g, '/^$/'],
];
/** The tool's own rules for boxes, of which all but the site's check give way: nothing is said twice, or otherwise. */
const OWN_RULES = /\b(\w+)\.valid=!Object\.values\((\w+)\)\.some\(Boolean\)/g;
/** The tool would make a WebP of any picture, which Safari writes as a PNG of many times the bytes. */
const OWN_FORMAT = /(\{sourceFormat:(\w+),declaredFormat:\w+\}=.{0,250}?\{format:\w+=)`webp`/g;
const KEPT_FORMAT = '$1({jpeg:`jpeg`,png:`png`}[$2]??`webp`)';
const CODE = '/@sveltia/cms/npm/index.js';
const NOTHING = '\0nothing';

const CHANGES: readonly Change[] = [
  ...ELSEWHERE,
  [OWN_RULES, '$1.valid=!$2.customError'],
  [OWN_FORMAT, KEPT_FORMAT],
];

/** @throws if the tool is no longer as it was when these were written */
const change = (code: string, changes: readonly Change[]): string =>
  changes.reduce((text, [pattern, instead]) => {
    const changed = text.replace(pattern, instead);
    if (changed === text) throw new Error(`The form no longer has ${pattern.source}`);
    return changed;
  }, code);

/** Leaves out what the editors' form does not need, and all languages but British English. */
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
      return id.endsWith(CODE) ? { code: change(code, CHANGES), map: null } : null;
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
