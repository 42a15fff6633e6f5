/** The row of tabs, and one of them. */
export const TAB_LIST =
  'mb-6 flex flex-wrap gap-x-[clamp(0rem,1vw,0.5rem)] border-b-2 border-hairline scriptless:hidden';
export const TAB =
  '-mb-[2px] min-h-12 border-b-4 border-transparent px-[clamp(0.5rem,2.5vw,1rem)] py-2 font-semibold hover:border-control aria-selected:border-accent';
