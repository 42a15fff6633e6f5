/** A figure as content gives it. */
export interface Figure {
  value: number;
  unit: string;
  label: string;
  /** Month from which it holds, YYYY-MM. */
  asOf: string;
  source: string;
  /** Whether the firm has still to put its own in its place. */
  isPlaceholder?: boolean | undefined;
  /** Whether a visitor may put 0 in its place. */
  mayBeZero?: boolean | undefined;
  /** What else may stand in its place, and what that is. */
  others?: readonly { value: number; label: string }[] | undefined;
  /** Where it goes by the size: the figure where a quarter of what is used is made, half of it, as much, twice it, … */
  bySize?: readonly number[] | undefined;
}

/** A figure as a visitor sees and changes it. */
export type ShownFigure = Pick<Figure, 'value' | 'unit' | 'label' | 'source' | 'mayBeZero'>;

/** Figures by name. */
export type Figures = Readonly<Record<string, Figure>>;

/** The numbers of some figures, by name: what a calculator reckons with. */
export type FigureValues<K extends string> = Readonly<Record<K, number>>;

/** The bare numbers of figures. */
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
 * Only the named figures, so that a page sends an island no more than it needs.
 * @param user who needs them, for the error
 * @throws when one of them is missing, with its name
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
