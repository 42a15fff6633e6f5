/** Classes that both components and islands use, each written once. */

/** A button, or a link that looks like one: the main action, or one of several. */
export const BUTTONS = { main: 'button main-button', quiet: 'button' } as const;

/** A drawing with texts: page translators put HTML in their place, which an SVG does not show. */
export const UNTRANSLATED = 'notranslate';

/** Buttons side by side. */
export const ACTIONS = 'mt-6 flex flex-wrap gap-x-4 gap-y-3 print:hidden';

/** A raised surface with an edge. */
export const PANEL = 'panel break-inside-avoid rounded-md border border-hairline bg-raised p-panel';

/** A link that leads on, under a list or a text. */
export const MORE = 'inline-block py-2 font-strong';

/** The first paragraph under a heading. */
export const LEAD = 'max-w-[38rem] text-lg leading-[1.45]';

/** How the whole of a page is set. */
export const READING = 'font-reading text-base leading-[1.6]';

/** Cards in a list. */
export const CARD_GRID = 'grid cols-fill-76 gap-x-6 gap-y-8';

/** The pictures of tiles and of houses in their lists. */
export const TILE_PICTURE = 'h-60 object-cover object-[50%_75%]';
export const HOUSE_PICTURE = 'md:h-72 md:object-cover lg:h-96';

/** Keeps a point of a picture in view where it is cut, to the nearest tenth of its sides. */
export const keepInView = (focus: { x: number; y: number } | undefined): string | undefined =>
  focus && `object-[${toTenth(focus.x)}%_${toTenth(focus.y)}%]!`;

const toTenth = (percent: number): number => Math.round(percent / 10) * 10;

/** One thing beside a smaller one, if there is space. */
export const SPLIT =
  'grid grid-cols-1 items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-7-5';
