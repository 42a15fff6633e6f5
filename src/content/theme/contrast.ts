import { wcagContrast, wcagLuminance } from 'culori';
import {
  findSourceColour,
  paletteOf,
  COLOUR_SCHEMES,
  shiftColour,
  type ColourName,
  type Colours,
  type ColourRole,
  type ColourScheme,
} from './palette.ts';

/** Contrasts required by WCAG 2.2: text (1.4.3); controls, focus and marks (1.4.11). */
const TEXT_CONTRAST = 4.5;
const GRAPHICS_CONTRAST = 3;

const SURFACES = ['surface', 'raised', 'sunken', 'sky'] as const;
const SKY = ['sky-top', 'sky-low'] as const;

/** Pairs of foreground and background, their minimum contrast, and which of the two to change. */
type ContrastRule = readonly [
  front: readonly ColourName[],
  ground: readonly ColourName[],
  least: number,
  toChange: 'front' | 'ground',
];

const RULES: readonly ContrastRule[] = [
  [['text', 'muted', 'link'], [...SURFACES, ...SKY], TEXT_CONTRAST, 'front'],
  [['muted'], ['hairline'], TEXT_CONTRAST, 'front'],
  [['control'], SURFACES, GRAPHICS_CONTRAST, 'front'],
  [['danger', 'mark'], SURFACES, TEXT_CONTRAST, 'ground'],
  [['mark-sun', 'mark-heat'], SURFACES, GRAPHICS_CONTRAST, 'ground'],
  [['focus'], [...SURFACES, ...SKY], GRAPHICS_CONTRAST, 'ground'],
  [['on-deep', 'muted-on-deep'], ['deep'], TEXT_CONTRAST, 'ground'],
  [['link-on-deep'], ['deep'], TEXT_CONTRAST, 'front'],
  [['accent'], ['deep'], GRAPHICS_CONTRAST, 'front'],
  [['on-accent'], ['accent', 'accent-hover'], TEXT_CONTRAST, 'ground'],
];

/** A foreground and a background colour of a scheme. */
interface ColourPair {
  scheme: ColourScheme;
  front: ColourName;
  ground: ColourName;
  least: number;
  /** The colour to change if the contrast is too low. */
  role: ColourRole;
  of: ColourScheme;
}

const PAIRS = COLOUR_SCHEMES.flatMap((scheme) =>
  RULES.flatMap(([fronts, grounds, least, toChange]) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground): ColourPair[] => {
        const decided = findSourceColour(toChange === 'front' ? front : ground, scheme);
        return decided ? [{ scheme, front, ground, least, role: decided[0], of: decided[1] }] : [];
      }),
    ),
  ),
);

/** A pair whose contrast is too low. */
interface LowContrast extends ColourPair {
  frontColour: string;
  groundColour: string;
  contrast: number;
}

/** One of the six colours that has too little contrast with the others. */
export interface UnreadableColour {
  role: ColourRole;
  scheme: ColourScheme;
  /** The pair that needs the greatest change. */
  worst: LowContrast;
  /** The nearest colour of this hue with enough contrast; undefined if no shade has it. */
  instead: string | undefined;
}

/** Whether a colour is lighter than another. */
export const isLighter = (one: string, other: string): boolean =>
  wcagLuminance(one) > wcagLuminance(other);

/** Finds the company's colours with too little contrast. */
export function findUnreadable(colours: Colours): UnreadableColour[] {
  const low = findLowContrasts(colours);
  const byColour = Map.groupBy(low, placeOf).values();
  return [...byColour].map((pairs) => {
    const [worst] = pairs.toSorted((a, b) => a.contrast / a.least - b.contrast / b.least) as [
      LowContrast,
    ];
    const { role, of: scheme } = worst;
    return { role, scheme, worst, instead: findReadableColour(colours, role, scheme, low) };
  });
}

const placeOf = ({ role, of }: ColourPair) => `${role}.${of}`;
const nameOf = ({ scheme, front, ground }: ColourPair) => `${front} on ${ground}, ${scheme}`;

function findLowContrasts(colours: Colours): LowContrast[] {
  const palette = paletteOf(colours);
  return PAIRS.flatMap((pair) => {
    const frontColour = palette[pair.scheme][pair.front];
    const groundColour = palette[pair.scheme][pair.ground];
    const contrast = wcagContrast(frontColour, groundColour);
    return contrast < pair.least ? [{ ...pair, frontColour, groundColour, contrast }] : [];
  });
}

/** Steps of lightness to try, the smallest first. */
const STEPS = Array.from({ length: 100 }, (_, i) => (i + 1) / 100).flatMap((by) => [-by, by]);

/** Makes a colour darker or lighter until all its pairs have enough contrast, without making other pairs worse. */
function findReadableColour(
  colours: Colours,
  role: ColourRole,
  scheme: ColourScheme,
  low: readonly LowContrast[],
): string | undefined {
  const others = new Set(low.filter((pair) => placeOf(pair) !== `${role}.${scheme}`).map(nameOf));
  const tried = STEPS.map((by) => shiftColour(colours[role][scheme], [by, 1, 0]));
  return tried.find((colour) => {
    const changed = { ...colours, [role]: { ...colours[role], [scheme]: colour } };
    return findLowContrasts(changed).every((pair) => others.has(nameOf(pair)));
  });
}
