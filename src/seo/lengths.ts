/** Lengths that search results show, in characters: longer texts are cut, and shorter descriptions ignored. */
export const TITLE_MOST = 60;
const DESCRIPTION_LEAST = 70;
const DESCRIPTION_MOST = 160;

/** A page's texts in search results. */
interface Words {
  title: string;
  description: string;
}

/**
 * Makes texts from content fit: too long, they are cut after a whole word; too short, a description is followed by
 * another sentence.
 */
export function fitWords({ title, description }: Words, more: string): Words {
  const long = description.length < DESCRIPTION_LEAST ? `${description} ${more}` : description;
  return { title: cut(title, TITLE_MOST), description: cut(long, DESCRIPTION_MOST) };
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * Checks the search texts of a page in this repository.
 * @throws an error that names the page, what is wrong and what would be right
 */
export function checkWords(path: string, { title, description }: Words): void {
  const { length } = description;
  const wrong = [
    title.length > TITLE_MOST
      ? `its title has ${title.length} characters, and at most ${TITLE_MOST} are shown`
      : '',
    length < DESCRIPTION_LEAST || length > DESCRIPTION_MOST
      ? `its description has ${length} characters, and ${DESCRIPTION_LEAST} to ${DESCRIPTION_MOST} are wanted`
      : '',
  ].filter(Boolean);
  if (wrong.length === 0) return;
  throw new Error(
    `The page ${path} does not suit search results: ${wrong.join('; ')}. Change its words in src/pages, or say "fromContent" there if they come from content.`,
  );
}
