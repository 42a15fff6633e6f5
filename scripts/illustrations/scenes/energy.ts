import { flowers, marram, sheep, snowdrops } from '../land.ts';
import { charger, heatPump } from '../built/equipment.ts';
import { croft, foot, sash } from '../built/houses.ts';
import { turbine } from '../built/turbine.ts';
import { worker, winch } from '../built/people.ts';
import { car } from '../built/vehicles.ts';
import { along, circle, ground, polygon, rect, stroke, type Point } from '../svg.ts';
import { H, W, shore, small } from './backdrop.ts';

/** A mast on its hinge, part of the way up: a rope over the gin pole holds it, a second one steadies it. */
function raisedMast(hinge: Point, height: number, tilt: number): string {
  const turn = (tilt * Math.PI) / 180;
  const at = (along: number, across: number): Point => [
    hinge[0] + along * Math.sin(turn) - across * Math.cos(turn),
    hinge[1] - along * Math.cos(turn) - across * Math.sin(turn),
  ];
  const line = (...points: Point[]) =>
    `M${points.map((each) => each.map(Math.round).join(' ')).join('L')}`;
  const pole = at(0, 150);
  return (
    stroke(line(at(height * 0.9, 0), pole, at(height * 0.55, 0)), 'steel', 2.5) +
    stroke(line(pole, [150, 474]), 'steel', 2.5) +
    stroke(line(at(height * 0.9, 0), [664, 413], [770, 520]), 'steel', 2.5) +
    stroke(line(hinge, pole), 'steel', 8) +
    `<g transform="translate(${hinge.join(' ')}) rotate(${tilt})">${turbine(0, 0, height)}</g>` +
    rect(hinge[0] - 36, hinge[1] - 12, 72, 34, 'rock', 4) +
    circle(hinge[0], hinge[1] - 12, 8, 'ink')
  );
}

/** Services that make, move or keep energy. */
export const ENERGY: Record<string, () => string> = {
  'service-micro-turbines.svg': () =>
    small(
      shore(380, [150, 110]) +
        croft(214, 420, 0.46) +
        raisedMast([400, 486], 320, 46) +
        winch(150, 500) +
        worker(100, 504, 1.05, { hands: [26, -56], leans: 10 }) +
        worker(690, 514, 1.1, { hands: [-24, -92], leans: 8 }) +
        ground(along('0,514 200,504 400,500 600,512 800,508'), H, 'turf') +
        sheep(540, 438, 0.5) +
        flowers(0, 500, W, 56, 70),
    ),
  'service-solar.svg': () =>
    small(
      shore(330, [130, 100], { moon: false }) +
        croft(420, 474, 2.1, { panels: true }) +
        sheep(110, 516, 1.2) +
        sheep(716, 524, 1) +
        flowers(0, 480, W, 76, 70),
    ),
  'service-ev-chargers.svg': () =>
    small(
      shore(300, [690, 100], { weather: 'squall' }) +
        rect(0, 60, 232, 392, 'wall') +
        polygon(along('0,0 262,0 262,44 248,66 0,66'), 'roof') +
        rect(0, 66, 232, 12, 'shade') +
        sash(52, 150, 92, 116) +
        ground(along('0,446 260,440 800,430'), H, 'road') +
        foot(0, 448, 232) +
        charger(190, 420, 1.1) +
        stroke('M190 326q10 150 150 96', 'ink', 6) +
        car(520, 494, 1.6) +
        stroke('M30 530h90M190 530h90M350 530h90M510 530h90M670 530h90', 'wall', 4),
    ),
  'service-heat-pumps.svg': () =>
    small(
      shore(330, [690, 100], { weather: 'overcast' }) +
        turbine(720, 386, 120) +
        rect(0, 40, 560, 420, 'wall') +
        polygon(along('0,0 590,0 590,30 574,52 0,52'), 'roof') +
        rect(0, 52, 560, 14, 'shade') +
        stroke('M548 56v396', 'steel', 7) +
        sash(70, 140, 150, 176) +
        ground(along('0,470 400,460 800,452'), H, 'turf') +
        rect(266, 448, 250, 18, 'rock', 4) +
        heatPump(390, 450, 1.15) +
        sheep(690, 508, 1.1) +
        snowdrops(190, 486, 9) +
        snowdrops(300, 500, 12) +
        snowdrops(520, 494, 8) +
        snowdrops(430, 530, 10) +
        marram(600, 556, 1.1),
    ),
};
