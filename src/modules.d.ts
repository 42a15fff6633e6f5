interface ImportMetaEnv {
  readonly PUBLIC_PLACE_SEARCH_URL?: string;
}

/** The settings files by name, as the build has parsed them. */
declare module 'virtual:content-files' {
  const files: import('./content/model/settings-files.ts').ContentFiles;
  export default files;
}

/** Data that the build passes to the previews. */
declare module 'virtual:preview-content' {
  /** The pictures on the site, by their path in content. */
  export const pictures: Readonly<Record<string, import('astro').ImageMetadata>>;
  /** The built-in items that everybody may see, by folder, in the order of lists. */
  export const builtIn: {
    readonly [
      F in import('./content/model/content-types.ts').Folder
    ]: readonly import('./content/model/content-types.ts').ItemIn<F>[];
  };
}

declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}
