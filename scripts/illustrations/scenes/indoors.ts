import { battery } from '../built/equipment.ts';
import { along, circle, ground, group, path, polygon, rect, stroke } from '../svg.ts';
import { H, W, small } from './backdrop.ts';

/** A wall and a floor. */
const room = (floor: number) =>
  rect(0, 0, W, H, 'shade') +
  rect(0, floor, W, H - floor, 'rock') +
  rect(0, floor - 12, W, 12, 'wall');

/** Six breakers in a row, one of them tripped. */
const breakers = (x: number, y: number) =>
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        rect(x + i * 42, y, 30, 48, 'metal', 4) +
        rect(x + 9 + i * 42, i === 4 ? y + 24 : y + 8, 12, 16, i === 4 ? 'red' : 'ink', 2),
    )
    .join('');

/** A window over the sea, on a wet day. */
const view =
  rect(80, 80, 230, 230, 'wall') +
  group(
    94,
    94,
    1,
    rect(0, 0, 202, 202, 'sky-top') +
      rect(0, 104, 202, 98, 'sea') +
      ground(along('0,164 100,150 202,168'), 202, 'grass') +
      stroke(
        'M30 20l-10 34M80 36l-10 34M130 14l-10 34M176 50l-10 34M60 90l-8 28M150 84l-8 28',
        'foam',
        3,
      ),
  ) +
  stroke('M195 94v202M94 195h202', 'wall', 8) +
  rect(68, 310, 254, 12, 'wall');

/** Services seen from inside. */
export const INDOORS: Record<string, () => string> = {
  'service-battery-storage.svg': () =>
    small(
      room(470) +
        view +
        stroke('M470 0v230', 'steel', 8) +
        rect(412, 112, 116, 84, 'metal', 8) +
        rect(428, 128, 52, 26, 'ink', 3) +
        circle(506, 141, 6, 'glow') +
        stroke('M430 172h80', 'steel', 4) +
        battery(470, 470, 4) +
        stroke('M640 196h110M666 196v14M724 196v14', 'door', 7) +
        path('M648 252q18-38 46-38t46 38l20 118h-26l-4-24v50h-80v-50l-4 24h-26z', 'yellow') +
        stroke('M694 226v166', 'lichen', 3) +
        path(
          'M110 470v-70q0-10 8-10h26v56q22 2 26 24zM190 470v-70q0-10 8-10h26v56q22 2 26 24z',
          'turf',
        ),
    ),
  'battery-product.svg': () =>
    small(
      room(470) +
        group(0, 0, 0.8, view) +
        [1, 2, 3, 4, 5].map((modules) => battery(150 * modules - 50, 470, modules)).join(''),
    ),
  'service-electrical.svg': () =>
    small(
      room(490) +
        stroke('M150 110V0M250 110V0M350 110V0', 'steel', 9) +
        stroke('M190 360v130M310 360v130', 'steel', 9) +
        rect(100, 100, 300, 270, 'metal', 10) +
        rect(116, 122, 268, 76, 'roof', 6) +
        breakers(124, 136) +
        circle(180, 280, 46, 'wall') +
        stroke('M134 280a46 46 0 1 1 92 0a46 46 0 1 1-92 0', 'steel', 6) +
        stroke('M180 280l20-26M146 280h6M208 280h6M180 246v6', 'ink', 4) +
        stroke('M264 252h100M264 280h100M264 308h64', 'steel', 6) +
        `<g opacity=".3">${polygon(along('556,196 664,196 760,410 460,410'), 'glow')}</g>` +
        stroke('M610 0v110', 'ink', 5) +
        circle(610, 196, 20, 'glow') +
        path('M548 196q4-86 62-86t62 86z', 'door') +
        rect(450, 410, 320, 18, 'lichen', 3) +
        stroke('M480 428v62M740 428v62', 'door', 12) +
        rect(640, 352, 104, 58, 'red', 6) +
        stroke('M668 352v-16h48v16M640 380h104', 'ink', 5) +
        stroke('M514 386a22 22 0 1 1 44 0a22 22 0 1 1-44 0M522 386a22 22 0 1 1 44 0', 'roof', 6),
    ),
};
