/** A figure as given in content. */
export interface Figure {
  value: number;
  unit: string;
  label: string;
  /** The month from which it applies, YYYY-MM. */
  asOf: string;
  source: string;
  /** Whether the firm still has to replace it with its own. */
  isPlaceholder?: boolean | undefined;
  /** Whether a visitor may set it to 0. */
  mayBeZero?: boolean | undefined;
  /** Alternative values, each with its label. */
  others?: readonly { value: number; label: string }[] | undefined;
  /** If it depends on the size: its values when generating a quarter of what is used, half, as much, twice as much, … */
  bySize?: readonly number[] | undefined;
}

/** A figure that a visitor can see and change. */
export type ShownFigure = Pick<Figure, 'value' | 'unit' | 'label' | 'source' | 'mayBeZero'>;

export type Figures = Readonly<Record<string, Figure>>;

/** The values of some figures, by name, for use in calculations. */
export type FigureValues<K extends string> = Readonly<Record<K, number>>;

/** The values of figures, without the rest. */
export function figureValues<K extends string>(
  figures: Readonly<Record<K, Pick<Figure, 'value'>>>,
): FigureValues<K> {
  const entries = Object.entries<Pick<Figure, 'value'>>(figures).map(([name, figure]) => [
    name,
    figure.value,
  ]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/**
 * Picks the named figures, so that a page sends an island only what it needs.
 * @param user who needs them, for the error message
 * @throws an error that names the missing figure, if any
 */
export function pickFigures<K extends string>(
  figures: Figures,
  names: readonly K[],
  user: string,
): Record<K, Figure> {
  const missing = names.filter((name) => !Object.hasOwn(figures, name));
  if (missing.length > 0) {
    throw new Error(`content/figures.json has no ${missing.join(', ')}; ${user} cannot do without`);
  }
  return Object.fromEntries(names.map((name) => [name, figures[name]])) as Record<K, Figure>;
}

/** The values of the named figures. @throws as `pickFigures` does */
export const valuesOf = <K extends string>(
  ...asked: Parameters<typeof pickFigures<K>>
): FigureValues<K> => figureValues(pickFigures(...asked));
