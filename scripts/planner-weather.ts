// Packs the planner's weather: node scripts/planner-weather.ts FOLDER reads weather-2017-hourly.json and
// radiation-2017-daily.json there, writes src/planner/engine/data/weather.json and prints its size.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { WEATHER_CREDIT } from '../src/planner/answer/texts.ts';
import {
  packSteps,
  TEMPERATURE_STEP_C,
  unpackWeather,
  type PackedWeather,
} from '../src/planner/engine/weather/raw-weather.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/planner-weather.ts FOLDER');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

const hours = read('weather-2017-hourly.json') as {
  windKnots: number[];
  temperatureTenthC: number[];
};
const days = read('radiation-2017-daily.json') as { globalRadiationJcm2: number[] };

const packed: PackedWeather = {
  credit: WEATHER_CREDIT,
  wind: packSteps(hours.windKnots),
  temperature: packSteps(
    hours.temperatureTenthC.map((tenths) => Math.round(tenths / 10 / TEMPERATURE_STEP_C)),
  ),
  radiation: days.globalRadiationJcm2,
};
const { temperatureC } = unpackWeather(packed);
const farthest = hours.temperatureTenthC.map((tenths, i) =>
  Math.abs(tenths / 10 - (temperatureC[i] ?? 0)),
);
// Formatted as Prettier does; minified when served.
const served = JSON.stringify(packed);
writeFileSync(
  'src/planner/engine/data/weather.json',
  `${JSON.stringify(packed, undefined, 2).replace(/\[[^\]]*\]/, JSON.stringify(packed.radiation))}\n`,
);
console.log(`${brotliCompressSync(served).byteLength} bytes after brotli`);
console.log(`temperature error at most ${Math.max(...farthest).toFixed(2)} °C, wind exact`);
