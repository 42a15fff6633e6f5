/** The raw texts of a form, by field name. */
export type Texts = Record<string, string>;

/** One of the choices. */
export interface Choice<T extends string = string> {
  value: T;
  label: string;
}

/** The choice whose value a text is, or a default. */
export const choose = <T extends string>(
  choices: readonly Choice<T>[],
  text: string,
  otherwise: NoInfer<T>,
): T => choices.find(({ value }) => value === text)?.value ?? otherwise;
