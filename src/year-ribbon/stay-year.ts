// The year on a house's page: daylight, warmth and wind of the chosen week.
import { runRibbon } from './run-ribbon.ts';
import { describeWeek } from './stay-weather.ts';

const figure = document.querySelector('.year-ribbon') as HTMLElement;
const { wind = '', temperature = '' } = figure.dataset;

runRibbon(figure, {
  step: 24,
  next: (hour) => hour + 7 * 24,
  describe: (hour) => describeWeek({ wind, temperature }, Math.floor(hour / 24)),
});
