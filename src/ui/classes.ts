/** Classes that both components and islands use, each written once. */
const BUTTON =
  'inline-flex max-w-full min-h-12 flex-wrap items-center justify-center gap-2 rounded-md border-2 px-6 py-2 font-[650] no-underline pressable';

/** A button, or a link that looks like one: the main action, or one of several. */
export const BUTTONS = {
  main: `${BUTTON} border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover`,
  quiet: `${BUTTON} border-current text-inherit hover:underline hover:decoration-2`,
} as const;

/** Buttons side by side. */
export const ACTIONS = 'mt-6 flex flex-wrap gap-x-4 gap-y-3 print:hidden';

/** A raised surface with an edge. */
export const PANEL = 'break-inside-avoid rounded-md border border-hairline bg-raised p-panel';

/** A link that leads on, under a list or a text. */
export const MORE = 'inline-block py-2 font-[650]';

/** The first paragraph under a heading. */
export const LEAD = 'max-w-[38rem] text-lg leading-[1.45]';

/** How the whole of a page is set. */
export const READING = 'font-reading text-base leading-[1.6]';

/** The pictures of tiles and of houses in their lists. */
export const TILE_PICTURE = 'h-60 object-cover object-[50%_75%]';
export const HOUSE_PICTURE = 'md:h-96 md:object-cover';

/** One thing beside a smaller one, if there is space. */
export const SPLIT =
  'grid grid-cols-1 items-start gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-7-5';
