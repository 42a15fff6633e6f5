import { countOf, formatPlain, formatPounds, toPercent } from '../../numbers/format.ts';
import { parseNumber } from '../../numbers/parse.ts';
import { mapValues } from '../../records.ts';
import { errorUnless, createParseResult, type FieldError, type ParseResult } from './result.ts';

/** A figure as given in content. */
export interface Figure {
  value: number;
  unit: string;
  label: string;
  /** The month from which it applies, YYYY-MM. */
  asOf: string;
  source: string;
  /** Whether the company still has to replace it with its own figure. */
  isPlaceholder?: boolean | undefined;
  /** Whether a visitor may set it to 0. */
  mayBeZero?: boolean | undefined;
  /** Alternative values, each with its label. */
  others?: readonly { value: number; label: string }[] | undefined;
  /** If it depends on system size: its values for generating ¼ of the energy used, ½, 1, 2 times as much, … */
  bySize?: readonly number[] | undefined;
}

/** A figure that a visitor can see and change. */
export type FigureView = Pick<Figure, 'value' | 'unit' | 'label' | 'source' | 'mayBeZero'>;

export type Figures = Readonly<Record<string, Figure>>;

/** The values of some figures, by name, for use in calculations. */
export type FigureValues<K extends string> = Readonly<Record<K, number>>;

/** Returns the values of figures by name. */
export function figureValues<K extends string>(
  figures: Readonly<Record<K, Pick<Figure, 'value'>>>,
): FigureValues<K> {
  return mapValues<K, Pick<Figure, 'value'>, number>(figures, ({ value }) => value);
}

/**
 * Picks the named figures, so that a page sends an island only what it needs.
 * @param user the code that needs them, for the error message
 * @throws if a figure is missing, with its name
 */
export function pickFigures<K extends string>(
  figures: Figures,
  names: readonly K[],
  user: string,
): Record<K, Figure> {
  const missing = names.filter((name) => !Object.hasOwn(figures, name));
  if (missing.length > 0) {
    throw new Error(
      `content/figures.json lacks ${missing.join(', ')}, which ${user} needs. Add what is missing.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, figures[name]])) as Record<K, Figure>;
}

/** The values of the named figures. @throws as `pickFigures` does */
export const figureValuesOf = <K extends string>(
  ...names: Parameters<typeof pickFigures<K>>
): FigureValues<K> => figureValues(pickFigures(...names));

/**
 * The figures with the visitor's changes applied. A share is typed as a percentage: 33 or 33%.
 * @param changes strings by figure name; an empty string keeps our figure
 */
export function parseAssumptions<K extends string>(
  figures: Readonly<Record<K, FigureView>>,
  changes: Readonly<Partial<Record<K, string>>>,
): ParseResult<FigureValues<K>> {
  const values: Record<K, number> = { ...figureValues(figures) };
  const names = (Object.keys(changes) as K[]).filter((name) => name in figures && changes[name]);
  for (const name of names) values[name] = readFigure(changes[name] ?? '', figures[name]);
  return createParseResult(
    values,
    names.map((name) => checkFigure(name, values[name], figures[name])),
  );
}

const isShare = ({ unit }: FigureView) => unit === 'share';

const readFigure = (text: string, figure: FigureView): number =>
  parseNumber(text) / (isShare(figure) ? 100 : 1);

function checkFigure(name: string, value: number, figure: FigureView): FieldError | undefined {
  const { label, mayBeZero } = figure;
  const [max, limit] = isShare(figure) ? [1, ' and at most 100%'] : [Infinity, ''];
  return errorUnless(
    (mayBeZero ? value >= 0 : value > 0) && value <= max,
    name,
    `${label} must be a number ${mayBeZero ? 'of at least' : 'above'} 0${limit}`,
  );
}

/** A figure with its unit: "27.4%" for a share, "£0.30/kWh", "1 year". */
export function formatFigure(value: number, unit: string): string {
  if (unit === 'share') return `${toPercent(value)}%`;
  if (unit === 'years') return countOf(value, 'year');
  return unit.startsWith('£')
    ? `${formatPrice(value)}${unit.slice(1)}`
    : `${formatPlain(value)} ${unit}`.trim();
}

/** A range with its unit given once: "£100 to £10,000/kW"; a share is a number from 0 to 1. */
export function formatRange(min: number, max: number, unit: string): string {
  const [start, end] = unit.startsWith('£') ? ['£', unit] : ['', unit === 'share' ? '' : unit];
  return `${formatFigure(min, start)} to ${formatFigure(max, end)}`;
}

/** An amount with all its digits, and two for pence. */
const formatPrice = (value: number): string =>
  /\.\d$/.test(String(value)) ? formatPounds(value, 2) : `£${formatPlain(value)}`;
