/** A figure as content gives it. */
export interface Figure {
  value: number;
  unit: string;
  label: string;
  /** Month from which it holds, YYYY-MM. */
  asOf: string;
  source: string;
}

/** The numbers of some figures, by name: what a calculator reckons with. */
export type FigureValues<K extends string> = Readonly<Record<K, number>>;

/** The bare numbers of figures. */
export function figureValues<K extends string>(
  figures: Readonly<Record<K, Figure>>,
): FigureValues<K> {
  const entries = Object.entries<Figure>(figures).map(([name, figure]) => [name, figure.value]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** Only the named figures, so that a page sends an island no more than it needs. */
export function pickFigures<K extends string>(
  figures: Readonly<Record<K, Figure>>,
  names: readonly K[],
): Record<K, Figure> {
  return Object.fromEntries(names.map((name) => [name, figures[name]])) as Record<K, Figure>;
}
