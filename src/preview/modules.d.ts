/** Data that the build passes to the previews. */
declare module 'virtual:served-pictures' {
  import type { ImageMetadata } from 'astro';

  /** The pictures on the site, by their path in content. */
  const pictures: Readonly<Record<string, ImageMetadata>>;
  export default pictures;
}

declare module 'virtual:built-in-items' {
  const items: unknown;
  export default items;
}

declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}
