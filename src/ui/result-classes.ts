/** The table of an answer, with a name and a value in each row. */
export const RESULT_TABLE = 'mt-4 w-full border-collapse';
export const RESULT_NAME = 'border-t border-hairline py-2 text-left font-normal';
export const RESULT_VALUE = 'border-t border-hairline py-2 pl-4 text-right font-[650]';
