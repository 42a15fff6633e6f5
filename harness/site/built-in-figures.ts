import { builtInFile } from './built-in-file.ts';
import { valuesOf, type Figures, type FigureValues } from '../../src/values/figures.ts';

/** content/figures.json as it stands. */
export const builtInFigures = builtInFile('figures') as Figures;

/** The numbers of some of them. */
export const builtInValues = <K extends string>(...names: readonly K[]): FigureValues<K> =>
  valuesOf(builtInFigures, names, 'the harness');
