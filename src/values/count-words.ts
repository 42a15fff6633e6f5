const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A count at the start of a sentence: "Five", but in figures from eleven on. */
export const countWord = (count: number): string => WORDS[count] ?? String(count);
