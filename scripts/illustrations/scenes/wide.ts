import { aurora, beach, bird, cloud, fence, flowers, marram, sea, sheep } from '../land.ts';
import { croft } from '../built/houses.ts';
import { ferry, lighthouse } from '../built/sea-marks.ts';
import { turbine } from '../built/turbine.ts';
import { circle, drawing, ground, path, along } from '../svg.ts';

/** The two wide landscapes: Home and micro-turbines. */
export const WIDE: Record<string, () => string> = {
  'hero.svg': () =>
    drawing(
      1600,
      520,
      aurora(1600) +
        circle(1210, 150, 40, 'sun') +
        cloud(520, 170, 1.3) +
        cloud(1420, 110, 1) +
        ground(
          along('0,300 180,250 330,290 480,236 640,296 820,270 980,300 1180,262 1380,300 1600,268'),
          520,
          'far',
        ) +
        sea(296, 1600, 420) +
        ferry(380, 340, 0.5) +
        lighthouse(86, 318, 0.7) +
        path('M0 330q60 -24 150 -6q50 10 90 26H0z', 'rock') +
        beach(along('420,420 620,392 860,372 1100,366 1360,372 1600,356'), 520) +
        ground(
          along('0,372 160,366 340,400 520,430 760,424 1000,404 1240,390 1430,396 1600,376'),
          520,
          'grass',
        ) +
        turbine(1180, 396, 230) +
        turbine(1330, 402, 150, { quick: true }) +
        croft(1010, 432, 0.62, { panels: true, smoke: true }) +
        ground(along('0,430 240,420 520,462 820,448 1120,440 1400,452 1600,430'), 520, 'machair') +
        fence([1110, 466], [1560, 458], 9) +
        sheep(760, 478, 0.8) +
        sheep(830, 470, 0.62) +
        flowers(0, 446, 1600, 66, 120) +
        ground(along('0,506 400,494 800,508 1200,496 1600,508'), 520, 'turf') +
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
          along('0,260 220,210 420,256 640,196 860,260 1100,216 1340,262 1600,220'),
          480,
          'far',
        ) +
        sea(256, 1600, 380) +
        ground(along('0,330 260,316 520,352 800,372 1060,340 1320,300 1600,286'), 480, 'hill') +
        ground(along('0,380 300,372 600,396 900,384 1200,346 1600,326'), 480, 'grass') +
        turbine(1120, 356, 210) +
        turbine(1290, 340, 230, { quick: true }) +
        turbine(1450, 334, 190) +
        turbine(620, 396, 150) +
        croft(440, 404, 0.55, { smoke: true }) +
        ground(along('0,430 400,408 800,436 1200,402 1600,384'), 480, 'machair') +
        fence([60, 432], [380, 420], 7) +
        sheep(900, 440, 0.8) +
        sheep(980, 434, 0.7) +
        flowers(0, 426, 1600, 50, 90) +
        marram(210, 470, 1.1) +
        marram(1380, 452, 1.1),
    ),
};
