/** What the build says to the previews. */
declare module 'virtual:served-pictures' {
  import type { Pictures } from './draft-pictures.ts';

  /** The pictures that the site serves. */
  const pictures: Pictures;
  export default pictures;
}
