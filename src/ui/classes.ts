/** Classes shared by components and islands. */

/** A button, or a link that looks like one: the main action, or one of several. */
export const BUTTONS = { main: 'button main-button', quiet: 'button' } as const;

/** A drawing with texts, not to be translated: page translators would insert HTML, which an SVG does not show. */
export const UNTRANSLATED = 'notranslate';

/** Buttons side by side. */
export const ACTIONS = 'mt-6 flex flex-wrap gap-x-4 gap-y-3 print:hidden';

/** A raised surface with an edge. */
export const PANEL = 'panel break-inside-avoid rounded-md border border-hairline bg-raised p-panel';

/** A link to more, below a list or a text. */
export const MORE = 'inline-block py-2.25 font-strong';

/** The first paragraph under a heading. */
export const LEAD = 'max-w-[38rem] text-lg leading-[1.45]';

/** The typography of a whole page. */
export const READING = 'font-reading text-base leading-[1.6]';

/** Cards in a list. */
export const CARD_GRID = 'grid cols-fill-76 gap-x-6 gap-y-8';

/** Pictures in a grid of services, and of cards in rows. */
export const TILE_PICTURE = 'aspect-3/2 object-cover object-[50%_75%]';
export const CARD_PICTURE = 'md:aspect-3/2 md:object-cover';

/** Keeps the focus point of a cropped picture in view, rounded to 10% of its sides. */
export const keepInView = (focus: { x: number; y: number } | undefined): string | undefined =>
  focus && `object-[${toTenth(focus.x)}%_${toTenth(focus.y)}%]!`;

const toTenth = (percent: number): number => Math.round(percent / 10) * 10;

/** A column next to a narrower one, if there is space. */
export const SPLIT =
  'grid grid-cols-1 items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-7-5';
