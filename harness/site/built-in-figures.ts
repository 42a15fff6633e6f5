import { builtInFile } from './built-in-file.ts';
import { grantFigure, type Grant } from '../../src/grants/grants.ts';
import { figureValuesOf, type Figures, type FigureValues } from '../../src/forms/rules/figures.ts';

const { heatPump } = builtInFile('grants') as { heatPump?: Grant };

/** content/figures.json and the grant for heat pumps. */
export const builtInFigures: Figures = {
  ...(builtInFile('figures') as Figures),
  heatPumpGrant: grantFigure(heatPump),
};

/** The values of some built-in figures. */
export const builtInValues = <K extends string>(...names: readonly K[]): FigureValues<K> =>
  figureValuesOf(builtInFigures, names, 'the harness');
