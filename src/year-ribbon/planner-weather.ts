import weatherFile from '../planner/engine/data/weather.json';
import { prepareWeather } from '../planner/engine/weather/prepare-weather.ts';
import { unpackWeather } from '../planner/engine/weather/raw-weather.ts';

/** The planner's year of weather. */
export const plannerWeather = prepareWeather(unpackWeather(weatherFile));
