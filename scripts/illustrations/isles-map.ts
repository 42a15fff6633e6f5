import { readFileSync } from 'node:fs';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { MAP, MAP_SCALE, projectOnMap } from '../../src/domain/stations/map-projection.ts';
import { PALETTE } from './palette.ts';

/** ISO 3166-1 numeric code. */
const UNITED_KINGDOM = '826';

/** Places by name: longitude, latitude, which side the name stands on. */
const PLACES: [name: string, longitude: number, latitude: number, side: 'start' | 'end'][] = [
  ['Stornoway', -6.385, 58.208, 'start'],
  ['Tarbert', -6.803, 57.899, 'start'],
  ['Lochmaddy', -7.163, 57.603, 'start'],
  ['Balivanich', -7.378, 57.472, 'end'],
  ['Lochboisdale', -7.306, 57.153, 'start'],
  ['Castlebay', -7.487, 56.955, 'end'],
  ['Uig', -6.37, 57.587, 'start'],
  ['Portree', -6.196, 57.413, 'start'],
  ['Mallaig', -5.828, 57.006, 'start'],
  ['Ullapool', -5.156, 57.895, 'end'],
  ['Oban', -5.471, 56.415, 'end'],
];

/** The very projection with which stations are put on the map. */
const projection = geoMercator()
  .scale(MAP_SCALE)
  .center([MAP.middle, MAP.north])
  .translate([MAP.width / 2, 0])
  .clipExtent([
    [-4, -4],
    [MAP.width + 4, MAP.height + 4],
  ]);

/** The outline of the isles and the near mainland (Natural Earth 1:10m, public domain) as path data. */
function coastline(): string {
  const file = new URL(import.meta.resolve('world-atlas/countries-10m.json'));
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection;
  }>;
  const countries = feature(atlas, atlas.objects.countries).features;
  const britain = countries.find((country) => country.id === UNITED_KINGDOM);
  if (!britain) throw new Error('world-atlas no longer has a country with the id 826');
  return geoPath(projection).digits(0)(britain) ?? '';
}

const WATER = ['#d7e9ec', '#081520'] as const;
const INK = ['#08222d', '#eef1ea'] as const;
const PIN = ['#08222d', '#f5c93a'] as const;

/** Dots and names of places; names keep their distance in parts of their own height. */
function drawPlaces(): string {
  return PLACES.map(([name, longitude, latitude, side]) => {
    const { x, y } = projectOnMap({ longitude, latitude });
    const at = [Math.round(x), Math.round(y)] as const;
    const gap = side === 'start' ? '.5em' : '-.5em';
    return `<circle cx="${at[0]}" cy="${at[1]}"/><text x="${at[0]}" y="${at[1]}" dx="${gap}" dy=".33em" text-anchor="${side}">${name}</text>`;
  }).join('');
}

function drawPin(home: { longitude: number; latitude: number }): string {
  const { x, y } = projectOnMap(home);
  const at = `${Math.round(x)} ${Math.round(y)}`;
  return `<path class="h" d="M${at}l-15 -30a17 17 0 1 1 30 0z"/><circle class="p" cx="${Math.round(x)}" cy="${Math.round(y) - 36}"/>`;
}

interface MapOptions {
  /** Height of the place names, units of the map. */
  size: number;
  /** Their height for who asks for the picture with `#wide`. */
  wideSize?: number;
  /** Where our pin stands, if it is shown. */
  home?: { longitude: number; latitude: number };
}

/** The map as a picture of its own. */
export function drawMap({ size, wideSize, home }: MapOptions): string {
  const colour = (name: string, theme: 0 | 1) => PALETTE[name]?.[theme] ?? '';
  const theme = (t: 0 | 1) =>
    `.w{fill:${WATER[t]}}.l{fill:${colour('machair', t)};stroke:${colour('foam', t)}}text,circle{fill:${INK[t]}}text{stroke:${WATER[t]}}.h{fill:${PIN[t]}}`;
  const names = (height: number, within = '') =>
    `${within}text{font-size:${height}px;stroke-width:${height / 5}px}${within}circle{r:${height / 5}px}`;
  const wide = wideSize ? names(wideSize, ':target ') : '';
  const pin = home ? `.p{r:6px;fill:#fff}` : '';
  const style = `${theme(0)}.l{stroke-width:${size / 4};paint-order:stroke;stroke-linejoin:round}text{font-family:system-ui,sans-serif;font-weight:600;paint-order:stroke}${names(size)}${wide}@media(prefers-color-scheme:dark){${theme(1)}}${pin}`;
  return `<svg xmlns="http://www.w3.org/2000/svg"${wide && ' id="wide"'} width="${MAP.width}" height="${MAP.height}" viewBox="0 0 ${MAP.width} ${MAP.height}"><style>${style}</style><path class="w" d="M0 0h${MAP.width}v${MAP.height}H0z"/><path class="l" d="${coastline()}"/>${drawPlaces()}${home ? drawPin(home) : ''}</svg>\n`;
}
