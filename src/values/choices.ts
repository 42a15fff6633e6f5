/** What is typed or chosen in a form, by field name, as it stands. */
export type Texts = Record<string, string>;

/** One of the answers on offer. */
export interface Choice<T extends string = string> {
  value: T;
  label: string;
}

/** The value that a text names, or another where it names none. */
export const choose = <T extends string>(
  choices: readonly Choice<T>[],
  text: string,
  otherwise: NoInfer<T>,
): T => choices.find(({ value }) => value === text)?.value ?? otherwise;
