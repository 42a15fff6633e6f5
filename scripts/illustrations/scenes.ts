import {
  aurora,
  beach,
  bird,
  boulder,
  cloud,
  fence,
  flowers,
  marram,
  sea,
  sheep,
  sky,
} from './land.ts';
import {
  battery,
  car,
  charger,
  croft,
  ferry,
  flats,
  heatPump,
  hoist,
  ladder,
  lighthouse,
  panelRow,
  panels,
  pier,
  scaffold,
  turbine,
  van,
} from './built.ts';
import { circle, drawing, ellipse, ground, group, path, polygon, rect, stroke } from './svg.ts';

const W = 800;
const H = 560;

/** The common backdrop of the small pictures: sky, far hills, sea, then ground at about `y`. */
function shore(y: number, sun: readonly [number, number] = [640, 110]): string {
  return (
    sky(W, H, sun) +
    cloud(sun[0] < W / 2 ? 560 : 180, 130, 1) +
    ground(
      [
        [0, y - 90],
        [120, y - 118],
        [240, y - 84],
        [380, y - 128],
        [520, y - 96],
        [660, y - 112],
        [800, y - 80],
      ],
      H,
      'far',
    ) +
    sea(y - 64, W, y + 40) +
    ground(
      [
        [0, y + 6],
        [200, y - 12],
        [420, y + 4],
        [640, y - 10],
        [800, y + 8],
      ],
      H,
      'grass',
    ) +
    ground(
      [
        [0, y + 74],
        [260, y + 52],
        [520, y + 82],
        [800, y + 56],
      ],
      H,
      'machair',
    )
  );
}

const small = (body: string) => drawing(W, H, body);

/** Every picture by file name. */
export const SCENES: Record<string, () => string> = {
  'hero.svg': () =>
    drawing(
      1600,
      520,
      aurora(1600) +
        circle(1210, 150, 40, 'sun') +
        cloud(520, 170, 1.3) +
        cloud(1420, 110, 1) +
        ground(
          [
            [0, 300],
            [180, 250],
            [330, 290],
            [480, 236],
            [640, 296],
            [820, 270],
            [980, 300],
            [1180, 262],
            [1380, 300],
            [1600, 268],
          ],
          520,
          'far',
        ) +
        sea(296, 1600, 420) +
        ferry(380, 340, 0.5) +
        lighthouse(86, 318, 0.7) +
        path('M0 330q60 -24 150 -6q50 10 90 26H0z', 'rock') +
        beach(
          [
            [420, 420],
            [620, 392],
            [860, 372],
            [1100, 366],
            [1360, 372],
            [1600, 356],
          ],
          520,
        ) +
        ground(
          [
            [0, 372],
            [160, 366],
            [340, 400],
            [520, 430],
            [760, 424],
            [1000, 404],
            [1240, 390],
            [1430, 396],
            [1600, 376],
          ],
          520,
          'grass',
        ) +
        turbine(1180, 396, 230) +
        turbine(1330, 402, 150, { quick: true }) +
        croft(1010, 432, 0.62, { panels: true, smoke: true }) +
        ground(
          [
            [0, 430],
            [240, 420],
            [520, 462],
            [820, 448],
            [1120, 440],
            [1400, 452],
            [1600, 430],
          ],
          520,
          'machair',
        ) +
        fence([1110, 466], [1560, 458], 9) +
        sheep(760, 478, 0.8) +
        sheep(830, 470, 0.62) +
        flowers(0, 446, 1600, 66, 120) +
        ground(
          [
            [0, 506],
            [400, 494],
            [800, 508],
            [1200, 496],
            [1600, 508],
          ],
          520,
          'turf',
        ) +
        marram(120, 508, 1.1) +
        marram(620, 510, 0.9) +
        marram(1470, 508, 1.2) +
        bird(700, 190) +
        bird(760, 214, 0.7),
    ),
  'landscape-micro-turbines.svg': () =>
    drawing(
      1600,
      480,
      aurora(1600) +
        circle(300, 120, 38, 'sun') +
        cloud(760, 130, 1.4) +
        ground(
          [
            [0, 260],
            [220, 210],
            [420, 256],
            [640, 196],
            [860, 260],
            [1100, 216],
            [1340, 262],
            [1600, 220],
          ],
          480,
          'far',
        ) +
        sea(256, 1600, 380) +
        ground(
          [
            [0, 330],
            [260, 316],
            [520, 352],
            [800, 372],
            [1060, 340],
            [1320, 300],
            [1600, 286],
          ],
          480,
          'hill',
        ) +
        ground(
          [
            [0, 380],
            [300, 372],
            [600, 396],
            [900, 384],
            [1200, 346],
            [1600, 326],
          ],
          480,
          'grass',
        ) +
        turbine(1120, 356, 210) +
        turbine(1290, 340, 230, { quick: true }) +
        turbine(1450, 334, 190) +
        turbine(620, 396, 150) +
        croft(440, 404, 0.55, { smoke: true }) +
        ground(
          [
            [0, 430],
            [400, 408],
            [800, 436],
            [1200, 402],
            [1600, 384],
          ],
          480,
          'machair',
        ) +
        fence([60, 432], [380, 420], 7) +
        sheep(900, 440, 0.8) +
        sheep(980, 434, 0.7) +
        flowers(0, 426, 1600, 50, 90) +
        marram(210, 470, 1.1) +
        marram(1380, 452, 1.1),
    ),
  'service-micro-turbines.svg': () =>
    small(
      shore(360) +
        turbine(500, 410, 270) +
        turbine(640, 400, 180, { quick: true }) +
        croft(220, 436, 0.9, { smoke: true }) +
        fence([360, 470], [790, 456], 8) +
        flowers(0, 440, W, 110, 70) +
        sheep(420, 500),
    ),
  'service-solar.svg': () =>
    small(
      shore(330, [150, 100]) +
        croft(420, 470, 2, { panels: true }) +
        sheep(130, 510, 1.2) +
        sheep(700, 520, 1) +
        flowers(0, 470, W, 84, 50),
    ),
  'service-ev-chargers.svg': () =>
    small(
      shore(300) +
        rect(0, 150, 190, 300, 'wall') +
        polygon(
          [
            [0, 90],
            [214, 150],
            [0, 150],
          ],
          'roof',
        ) +
        rect(60, 220, 70, 84, 'glass') +
        ground(
          [
            [0, 440],
            [800, 430],
          ],
          H,
          'road',
        ) +
        charger(250, 450, 1.1) +
        stroke('M250 352q60 160 150 68', 'ink', 7) +
        car(510, 490, 1.6) +
        stroke('M0 520h800', 'wall', 4),
    ),
  'service-battery-storage.svg': () =>
    small(
      rect(0, 0, W, H, 'shade') +
        rect(0, 470, W, 90, 'rock') +
        rect(90, 80, 230, 230, 'wall') +
        group(
          104,
          94,
          1,
          rect(0, 0, 202, 202, 'sky-top') +
            ground(
              [
                [0, 130],
                [70, 110],
                [140, 134],
                [202, 116],
              ],
              202,
              'sea',
            ) +
            ground(
              [
                [0, 164],
                [100, 150],
                [202, 168],
              ],
              202,
              'grass',
            ) +
            stroke(
              'M30 20l-10 34M80 36l-10 34M130 14l-10 34M176 50l-10 34M60 90l-8 28M150 84l-8 28',
              'foam',
              3,
            ),
        ) +
        stroke('M205 94v202M104 195h202', 'wall', 8) +
        battery(520, 470, 4) +
        stroke('M520 222v-80q0-20-20-20h-130', 'roof', 6) +
        stroke('M690 250v60M690 310h-30M690 310h30', 'door', 7) +
        path('M664 312q-6 60 4 84h44q10-24 4-84z', 'yellow') +
        path(
          'M120 470v-70q0-10 8-10h26v56q22 2 26 24zM196 470v-70q0-10 8-10h26v56q22 2 26 24z',
          'turf',
        ),
    ),
  'service-electrical.svg': () =>
    small(
      rect(0, 0, W, H, 'shade') +
        rect(0, 480, W, 80, 'rock') +
        stroke('M400 0v70', 'ink', 5) +
        path('M340 120q0-56 60-56t60 56z', 'door') +
        path('M330 122h140l90 220H240z', 'glow') +
        rect(250, 170, 300, 220, 'metal', 10) +
        rect(274, 196, 252, 70, 'roof', 6) +
        [0, 1, 2, 3, 4, 5]
          .map(
            (i) =>
              rect(286 + i * 40, 208, 28, 46, 'metal', 4) +
              rect(294 + i * 40, i === 4 ? 230 : 214, 12, 16, i === 4 ? 'red' : 'ink', 2),
          )
          .join('') +
        circle(330, 326, 34, 'wall') +
        stroke('M330 326l14-20M304 326h6M350 326h6M330 300v6', 'ink', 4) +
        stroke('M400 310h110M400 334h110M400 358h70', 'steel', 6) +
        stroke('M300 170V60H120V0M500 170V60h180V0M340 390v90M400 390v90M460 390v90', 'roof', 8) +
        rect(600, 420, 130, 60, 'lichen', 6) +
        stroke('M636 420v-18h58v18', 'ink', 6),
    ),
  'service-heat-pumps.svg': () =>
    small(
      shore(320, [700, 90]) +
        rect(60, 130, 420, 330, 'wall') +
        polygon(
          [
            [30, 140],
            [270, 30],
            [510, 140],
          ],
          'roof',
        ) +
        rect(130, 190, 80, 100, 'glass') +
        rect(300, 190, 80, 100, 'glass') +
        stroke('M170 190v100M340 190v100', 'wall', 3) +
        ground(
          [
            [0, 462],
            [800, 452],
          ],
          H,
          'turf',
        ) +
        rect(420, 452, 300, 20, 'rock', 4) +
        heatPump(570, 454, 1.35) +
        flowers(0, 490, W, 60, 40) +
        sheep(120, 540, 1),
    ),
  'service-maintenance.svg': () =>
    small(
      shore(370) +
        turbine(470, 480, 390, { still: true }) +
        ladder(380, 490, 330, 66) +
        path('M540 490v-40q0-8 8-8h84q8 0 8 8v40z', 'door') +
        stroke('M566 442v-16h48v16M540 462h100', 'ink', 5) +
        flowers(0, 470, W, 84, 60) +
        van(170, 500, 1.1),
    ),
  'service-repairs.svg': () =>
    small(
      sky(W, H, [660, 90]) +
        cloud(200, 150, 2, 'cloud-low') +
        cloud(480, 120, 2.2, 'cloud-low') +
        cloud(700, 190, 1.7, 'cloud-low') +
        stroke(
          'M120 190l-26 70M210 180l-26 70M320 190l-26 70M430 170l-26 70M610 200l-26 70M710 210l-26 70',
          'foam',
          3,
        ) +
        sea(310, W, 380) +
        ground(
          [
            [0, 370],
            [260, 350],
            [520, 372],
            [800, 344],
          ],
          H,
          'moor',
        ) +
        turbine(540, 400, 260, { broken: true }) +
        ground(
          [
            [0, 450],
            [300, 436],
            [560, 458],
            [800, 430],
          ],
          H,
          'machair',
        ) +
        path('M0 560q180-60 330-90l60 6q-120 40-190 84z', 'road') +
        van(270, 486, 0.8) +
        stroke('M612 476l50-20', 'metal', 9) +
        boulder(690, 500),
    ),
  'service-access-equipment-hire.svg': () =>
    small(
      shore(350, [120, 100]) +
        rect(440, 190, 270, 290, 'wall') +
        polygon(
          [
            [416, 200],
            [575, 90],
            [734, 200],
          ],
          'roof',
        ) +
        rect(550, 250, 60, 80, 'glass') +
        scaffold(600, 490, 3) +
        ladder(470, 490, 260, 40) +
        hoist(270, 500) +
        flowers(0, 500, W, 56, 30),
    ),
  'case-claddach-kirkibost.svg': () =>
    small(
      shore(380, [140, 110]) +
        turbine(590, 420, 320) +
        rect(140, 340, 330, 110, 'wall') +
        polygon(
          [
            [120, 344],
            [170, 280],
            [440, 280],
            [490, 344],
          ],
          'roof',
        ) +
        rect(300, 370, 150, 60, 'glass') +
        stroke('M350 370v60M400 370v60', 'wall', 3) +
        rect(220, 372, 44, 78, 'door') +
        rect(160, 370, 40, 36, 'glass') +
        beach(
          [
            [0, 470],
            [260, 486],
            [520, 478],
            [800, 492],
          ],
          520,
        ) +
        sea(500, W, H) +
        flowers(470, 420, 320, 44, 30),
    ),
  'case-fudge-company.svg': () =>
    small(
      sky(W, H, [150, 100]) +
        polygon(
          [
            [0, 330],
            [90, 210],
            [150, 250],
            [250, 130],
            [310, 190],
            [380, 110],
            [470, 220],
            [540, 150],
            [640, 260],
            [720, 220],
            [800, 320],
            [800, 560],
            [0, 560],
          ],
          'far',
        ) +
        polygon(
          [
            [0, 380],
            [160, 300],
            [340, 360],
            [520, 290],
            [800, 380],
            [800, 560],
            [0, 560],
          ],
          'hill',
        ) +
        ground(
          [
            [0, 430],
            [400, 416],
            [800, 436],
          ],
          H,
          'grass',
        ) +
        rect(230, 300, 360, 160, 'wall') +
        polygon(
          [
            [206, 304],
            [260, 220],
            [560, 220],
            [614, 304],
          ],
          'roof',
        ) +
        panels(282, 230, 8, 3, 32, 22) +
        rect(520, 160, 30, 70, 'shade') +
        stroke('M535 150q-18 -30 6 -52t-4 -50', 'cloud', 14) +
        rect(270, 340, 110, 70, 'glass') +
        rect(420, 350, 50, 110, 'door') +
        rect(500, 340, 60, 60, 'glass') +
        path('M262 332h126l-10 26H272z', 'lichen') +
        ground(
          [
            [0, 470],
            [800, 456],
          ],
          H,
          'machair',
        ) +
        [0, 1, 2]
          .map((i) =>
            rect(640 + i * 34, 440 - (i % 2) * 6, 28, 28, i === 1 ? 'yellow' : 'lichen', 4),
          )
          .join('') +
        flowers(0, 480, W, 76, 40),
    ),
  'case-solar-farm.svg': () =>
    small(
      shore(270, [620, 90]) +
        panelRow(330, 330, 360, 40) +
        panelRow(230, 404, 430, 54) +
        panelRow(100, 500, 520, 74) +
        sheep(80, 400, 0.8) +
        sheep(720, 470, 1) +
        sheep(690, 380, 0.7) +
        flowers(0, 500, W, 56, 40),
    ),
  'case-heat-pump-residential.svg': () =>
    small(
      shore(330, [120, 90]) +
        flats(380, 460) +
        ground(
          [
            [0, 462],
            [800, 456],
          ],
          H,
          'turf',
        ) +
        [0, 1].map((i) => heatPump(620 + i * 110, 470, 0.55)).join('') +
        stroke('M560 400v70M580 400v70', 'lichen', 5) +
        path('M300 560q30-60 62-98h36q-4 40 12 98z', 'road') +
        flowers(0, 490, 280, 60, 24),
    ),
  'property-benderloch.svg': () =>
    small(
      sky(W, H, [120, 90]) +
        cloud(520, 100, 1) +
        ground(
          [
            [0, 230],
            [160, 150],
            [320, 220],
            [470, 170],
            [640, 236],
            [800, 200],
          ],
          H,
          'hill',
        ) +
        sea(236, W, 420) +
        ferry(170, 310, 0.8) +
        pier(0, 330, 120) +
        ground(
          [
            [180, 420],
            [360, 360],
            [560, 344],
            [800, 350],
          ],
          H,
          'grass',
        ) +
        turbine(740, 380, 190) +
        rect(330, 270, 330, 150, 'wall') +
        polygon(
          [
            [306, 274],
            [360, 190],
            [630, 190],
            [684, 274],
          ],
          'roof',
        ) +
        rect(350, 160, 26, 60, 'shade') +
        rect(612, 160, 26, 60, 'shade') +
        panels(470, 204, 4, 2, 28, 24) +
        [0, 1, 2, 3, 4, 5].map((i) => rect(350 + i * 52, 292, 28, 34, 'glass')).join('') +
        [0, 1, 3, 4, 5].map((i) => rect(350 + i * 52, 356, 28, 40, 'glass')).join('') +
        rect(452, 352, 34, 68, 'door') +
        polygon(
          [
            [392, 230],
            [414, 200],
            [436, 230],
          ],
          'wall',
        ) +
        rect(404, 214, 20, 20, 'glass') +
        ground(
          [
            [0, 470],
            [240, 440],
            [500, 428],
            [800, 444],
          ],
          H,
          'machair',
        ) +
        path('M430 560q10-80 36-130h20q-4 60 40 130z', 'sand') +
        boulder(120, 500) +
        flowers(0, 470, W, 84, 60),
    ),
  'property-uta.svg': () =>
    small(
      sky(W, H, [600, 220]) +
        cloud(220, 130, 1.1) +
        sea(270, W, 380) +
        beach(
          [
            [0, 362],
            [260, 348],
            [560, 358],
            [800, 344],
          ],
          H,
        ) +
        ground(
          [
            [0, 400],
            [240, 374],
            [520, 388],
            [800, 368],
          ],
          H,
          'grass',
        ) +
        croft(330, 440, 1.15, { panels: true, smoke: true }) +
        ground(
          [
            [0, 452],
            [300, 438],
            [560, 456],
            [800, 436],
          ],
          H,
          'machair',
        ) +
        flowers(0, 452, W, 100, 150) +
        fence([500, 452], [800, 442], 6) +
        marram(80, 552, 1.6) +
        marram(720, 552, 1.4) +
        bird(520, 120) +
        bird(570, 146, 0.7),
    ),
  'about-story.svg': () =>
    small(
      shore(300) +
        turbine(600, 320, 170) +
        ground(
          [
            [0, 400],
            [300, 350],
            [560, 380],
            [800, 340],
          ],
          H,
          'grass',
        ) +
        path('M-10 540q220-60 330-110t120-70l30 4q-60 50-120 96t-60 100z', 'road') +
        polygon(
          [
            [640, 400],
            [646, 330],
            [652, 400],
          ],
          'steel',
        ) +
        rect(620, 300, 52, 52, 'wall') +
        stroke('M634 340v-26h14a8 8 0 0 1 0 16h-14', 'ink', 5) +
        van(250, 500, 1.2) +
        sheep(560, 470) +
        flowers(420, 430, 380, 120, 60),
    ),
  'not-found.svg': () =>
    small(
      shore(260, [140, 100]) +
        ground(
          [
            [0, 380],
            [800, 330],
          ],
          H,
          'machair',
        ) +
        path('M250 560q60-120 150-170t60-120l24 2q10 60-40 130t60 158z', 'road') +
        path('M420 440q90-10 120 40q-10 40-70 50z', 'road') +
        stroke('M620 470v-150', 'steel', 8) +
        group(
          620,
          290,
          1,
          polygon(
            [
              [0, -56],
              [56, 0],
              [0, 56],
              [-56, 0],
            ],
            'wall',
          ) +
            stroke('M0 -50L50 0L0 50L-50 0z', 'ink', 4) +
            stroke('M-18 26v-48h20a13 13 0 0 1 0 26h-20', 'ink', 9),
        ) +
        sheep(380, 500, 1.6) +
        sheep(470, 436, 1.1) +
        flowers(0, 420, 240, 130, 40) +
        flowers(640, 420, 160, 130, 30),
    ),
  'fallback.svg': () =>
    small(
      shore(360) +
        turbine(560, 420, 230) +
        boulder(220, 470, 1.6) +
        flowers(0, 430, W, 124, 80) +
        ellipse(300, 520, 0, 0, 'turf'),
    ),
};
