import * as z from 'zod/mini';

const plain = z.email({ pattern: z.regexes.html5Email });

/** Whether a text is what every mail service takes for one address, which is less than the form takes. */
export const isPlainAddress = (text: string): boolean => z.safeParse(plain, text).success;
