import { readFileSync } from 'node:fs';
import { PROJECT_ROOT } from './project-root.ts';
import {
  figureValues,
  pickFigures,
  type Figures,
  type FigureValues,
} from '../../src/values/figures.ts';

/** content/figures.json as it stands. */
export const builtInFigures = JSON.parse(
  readFileSync(`${PROJECT_ROOT}/content/figures.json`, 'utf8'),
) as Figures;

/** The numbers of some of them. */
export const builtInValues = <K extends string>(...names: readonly K[]): FigureValues<K> =>
  figureValues(pickFigures(builtInFigures, names, 'the harness'));
