import { MAP_PLACES, MAP, projectOnMap } from '../../src/stations/rules/map.ts';
import { coastPath, type Detail } from './coast.ts';
import { PALETTE } from './palette.ts';

const WATER = ['#d7e9ec', '#081520'] as const;
const INK = ['#08222d', '#eef1ea'] as const;
const PIN = ['#08222d', '#f5c93a'] as const;

/** Dots of places, with names of a height if it is told; they keep their distance in parts of it. */
function drawPlaces(nameSize?: number): string {
  return MAP_PLACES.map((place) => {
    const { x, y } = projectOnMap(place);
    const at = [Math.round(x), Math.round(y)] as const;
    const gap = place.anchor === 'start' ? '.5em' : '-.5em';
    const name = `<text x="${at[0]}" y="${at[1]}" dx="${gap}" dy=".33em" text-anchor="${place.anchor}">${place.name}</text>`;
    return `<circle cx="${at[0]}" cy="${at[1]}"/>${nameSize ? name : ''}`;
  }).join('');
}

function drawPin(home: { longitude: number; latitude: number }): string {
  const { x, y } = projectOnMap(home);
  const at = `${Math.round(x)} ${Math.round(y)}`;
  return `<path class="h" d="M${at}l-15 -30a17 17 0 1 1 30 0z"/><circle class="p" cx="${Math.round(x)}" cy="${Math.round(y) - 36}"/>`;
}

interface MapOptions {
  coast: Detail;
  /** Radius of the places' dots, units of the map. */
  dot: number;
  /** Height of their names, if they are written; the finder writes its own, so that none is cut off. */
  nameSize?: number;
  /** Where our pin stands, if it is shown. */
  home?: { longitude: number; latitude: number };
}

/** The map as a picture of its own. */
export function drawMap({ coast, dot, nameSize, home }: MapOptions): string {
  const colour = (name: string, theme: 0 | 1) => PALETTE[name]?.[theme] ?? '';
  const theme = (t: 0 | 1) =>
    `.w{fill:${WATER[t]}}.l{fill:${colour('machair', t)};stroke:${colour('foam', t)}}text,circle{fill:${INK[t]}}text{stroke:${WATER[t]}}.h{fill:${PIN[t]}}`;
  const names = nameSize
    ? `text{font:600 ${nameSize}px system-ui,sans-serif;stroke-width:${nameSize / 5}px;paint-order:stroke}`
    : '';
  const pin = home ? `.p{r:6px;fill:#fff}` : '';
  const style = `${theme(0)}.l{stroke-width:${1.25 * dot * coast.steps};paint-order:stroke;stroke-linejoin:round}circle{r:${dot}px}${names}@media(prefers-color-scheme:dark){${theme(1)}}${pin}`;
  const land = `<path class="l" transform="scale(${1 / coast.steps})" d="${coastPath(coast)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}" viewBox="0 0 ${MAP.width} ${MAP.height}"><style>${style}</style><path class="w" d="M0 0h${MAP.width}v${MAP.height}H0z"/>${land}${drawPlaces(nameSize)}${home ? drawPin(home) : ''}</svg>\n`;
}
