/** A drawing with this content, and these attributes on its root element. */
export const createSvg = (inside = '', attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" ${attributes}>${inside}<path d="M0 0h4v3z"/></svg>`;

const grain = (_: unknown, i: number) =>
  `<filter id="f${i}"><feTurbulence baseFrequency="0.5" numOctaves="9"/></filter><path d="M0 0h4v3z" filter="url(#f${i})"/>`;

/** A drawing that renders quickly at its intrinsic size, but takes most of a minute at the size of pages. */
export const SLOW_SVG = createSvg(Array.from({ length: 25 }, grain).join(''));
