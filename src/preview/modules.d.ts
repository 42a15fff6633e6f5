/** What the build says to the previews. */
declare module 'virtual:served-pictures' {
  import type { ImageMetadata } from 'astro';

  /** The pictures that the site serves, by the path that content names them with. */
  const pictures: Readonly<Record<string, ImageMetadata>>;
  export default pictures;
}

declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}
