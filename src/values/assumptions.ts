import { figureValues, type FigureValues, type ShownFigure } from './figures.ts';
import { parseNumber } from './parse-number.ts';
import { check, parsed, type FieldError, type Parsed } from './result.ts';

/**
 * The figures, with the visitor's own in place of ours. A share may be typed as a percentage.
 * @param changes texts by figure name; an empty one leaves our figure
 */
export function parseAssumptions<K extends string>(
  figures: Readonly<Record<K, ShownFigure>>,
  changes: Readonly<Partial<Record<K, string>>>,
): Parsed<FigureValues<K>> {
  const values: Record<K, number> = { ...figureValues(figures) };
  const names = (Object.keys(changes) as K[]).filter((name) => name in figures && changes[name]);
  for (const name of names) values[name] = readFigure(changes[name] ?? '', figures[name]);
  return parsed(
    values,
    names.map((name) => checkFigure(name, values[name], figures[name])),
  );
}

const isShare = ({ unit }: ShownFigure) => unit === 'share';

function readFigure(text: string, figure: ShownFigure): number {
  const value = parseNumber(text);
  return isShare(figure) && text.trim().endsWith('%') ? value / 100 : value;
}

function checkFigure(name: string, value: number, figure: ShownFigure): FieldError | undefined {
  const { label, mayBeZero } = figure;
  const [most, limit] = isShare(figure) ? [1, ' and at most 100%'] : [Infinity, ''];
  return check(
    (mayBeZero ? value >= 0 : value > 0) && value <= most,
    name,
    `${label} must be a number ${mayBeZero ? 'of at least' : 'above'} 0${limit}`,
  );
}
