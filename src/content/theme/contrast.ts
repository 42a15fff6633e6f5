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
  [['muted'], ['hairline'], TEXT_CONTRAST, 'ground'],
  [['control'], SURFACES, GRAPHICS_CONTRAST, 'front'],
  [['danger', 'mark'], SURFACES, TEXT_CONTRAST, 'ground'],
  [['mark-sun', 'mark-heat'], SURFACES, GRAPHICS_CONTRAST, 'ground'],
  [['focus'], [...SURFACES, ...SKY], GRAPHICS_CONTRAST, 'ground'],
  [['on-deep', 'muted-on-deep'], ['deep'], TEXT_CONTRAST, 'ground'],
  [['link-on-deep'], ['deep'], TEXT_CONTRAST, 'front'],
  [['accent'], ['deep'], GRAPHICS_CONTRAST, 'front'],
  [['on-accent'], ['accent', 'accent-hover'], TEXT_CONTRAST, 'ground'],
];

/** One of the company's colours. */
type Place = `${ColourRole}.${ColourScheme}`;

/** A foreground and a background colour of a scheme. */
interface ColourPair {
  scheme: ColourScheme;
  front: ColourName;
  ground: ColourName;
  least: number;
  /** The company's colours that determine the two; first the one to change if either could be wrong. */
  places: readonly Place[];
}

const PAIRS = COLOUR_SCHEMES.flatMap((scheme) =>
  RULES.flatMap(([fronts, grounds, least, toChange]) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground): ColourPair[] => {
        const both = toChange === 'front' ? [front, ground] : [ground, front];
        const places = both.flatMap((name): Place[] => {
          const decided = findSourceColour(name, scheme);
          return decided ? [`${decided[0]}.${decided[1]}`] : [];
        });
        return [{ scheme, front, ground, least, places: [...new Set(places)] }];
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

/** A colour that has too little contrast with the others. */
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

/** Finds the fewest of the company's colours that explain all pairs with too little contrast: those to change. */
export function findUnreadable(colours: Colours): UnreadableColour[] {
  const culprits = findCulprits(findLowContrasts(colours));
  const open = new Set(culprits.keys());
  let fixed = colours;
  return [...culprits].map(([place, pairs]) => {
    const [worst] = pairs.toSorted((a, b) => a.contrast / a.least - b.contrast / b.least) as [
      LowContrast,
    ];
    const [role, scheme] = place.split('.') as [ColourRole, ColourScheme];
    open.delete(place);
    const instead = findReadableColour(fixed, role, scheme, open);
    if (instead) fixed = withColour(fixed, role, scheme, instead);
    else open.add(place);
    return { role, scheme, worst, instead };
  });
}

/** Puts each pair down to one colour, always the one that is in most of the remaining pairs. */
function findCulprits(low: readonly LowContrast[]): ReadonlyMap<Place, LowContrast[]> {
  const culprits = new Map<Place, LowContrast[]>();
  for (let left = low; left.length > 0;) {
    const counts = new Map<Place, number>();
    for (const place of left.flatMap(({ places }) => places)) {
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    // In a draw, the first of a pair comes first.
    const [[culprit]] = [...counts].toSorted(([, a], [, b]) => b - a) as [[Place, number]];
    culprits.set(
      culprit,
      left.filter(({ places }) => places.includes(culprit)),
    );
    left = left.filter(({ places }) => !places.includes(culprit));
  }
  return culprits;
}

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

/**
 * Makes a colour darker or lighter until all pairs have enough contrast.
 * @param open colours still to change, whose pairs may have too little
 */
const findReadableColour = (
  colours: Colours,
  role: ColourRole,
  scheme: ColourScheme,
  open: ReadonlySet<Place>,
): string | undefined =>
  STEPS.map((by) => shiftColour(colours[role][scheme], [by, 1, 0])).find((colour) =>
    findLowContrasts(withColour(colours, role, scheme, colour)).every(({ places }) =>
      places.some((place) => open.has(place)),
    ),
  );

const withColour = (
  colours: Colours,
  role: ColourRole,
  scheme: ColourScheme,
  colour: string,
): Colours => ({
  ...colours,
  [role]: { ...colours[role], [scheme]: colour },
});
