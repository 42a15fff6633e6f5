/** A single file's name in the form for editors, such as pages-home. */
export const formName = (name: string): string => name.replaceAll('/', '-');
