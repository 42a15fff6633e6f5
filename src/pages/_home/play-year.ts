// The home page's year: the ribbon under the landscape, and the landscape at its hour.
import { HOURS } from '../../planner/engine/local-hour.ts';
import { decodeValue } from '../../year-ribbon/encoded-series.ts';
import { runRibbon } from '../../year-ribbon/run-ribbon.ts';
import {
  describeHour,
  hourMonthsLater,
  windSpeedAt,
  type YearFile,
} from '../../year-ribbon/year-hour.ts';
import { openScene, SCENE_CLOUD_STEP, SCENE_WIND_STEP_MS } from './scene.ts';

const YEAR_URL = '/data/home-year.json';

const showScene = openScene(document.querySelector('.hero') as HTMLElement);
const figure = document.querySelector('.year-ribbon') as HTMLElement;
const { wind = '', cloud = '' } = figure.dataset;
let year: YearFile | undefined;

runRibbon(figure, {
  load: async () => {
    const response = await fetch(YEAR_URL);
    if (!response.ok) throw new Error(`${YEAR_URL} returned status ${response.status}`);
    year = (await response.json()) as YearFile;
  },
  next: (hour) => (hour < HOURS - 31 * 24 ? hourMonthsLater(hour, 1) : hour % 24),
  describe: (hour) => year && describeHour(year, hour),
  show: (hour) => {
    const day = Math.floor(hour / 24);
    const windMs = year ? windSpeedAt(year, hour) : decodeValue(wind, day, SCENE_WIND_STEP_MS);
    showScene(hour, windMs, decodeValue(cloud, day, SCENE_CLOUD_STEP));
  },
});
