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
  foregrounds: readonly ColourName[],
  backgrounds: readonly ColourName[],
  minContrast: number,
  toChange: 'foreground' | 'background',
];

const RULES: readonly ContrastRule[] = [
  [['text', 'muted', 'link'], [...SURFACES, ...SKY], TEXT_CONTRAST, 'foreground'],
  [['muted'], ['hairline'], TEXT_CONTRAST, 'background'],
  [['control'], SURFACES, GRAPHICS_CONTRAST, 'foreground'],
  [['danger', 'mark'], SURFACES, TEXT_CONTRAST, 'background'],
  [['mark-sun', 'mark-heat'], SURFACES, GRAPHICS_CONTRAST, 'background'],
  [['focus'], [...SURFACES, ...SKY], GRAPHICS_CONTRAST, 'background'],
  [['on-deep', 'muted-on-deep'], ['deep'], TEXT_CONTRAST, 'background'],
  [['link-on-deep'], ['deep'], TEXT_CONTRAST, 'foreground'],
  [['accent'], ['deep'], GRAPHICS_CONTRAST, 'foreground'],
  [['on-accent'], ['accent', 'accent-hover'], TEXT_CONTRAST, 'background'],
];

/** One of the company's colours. */
type CompanyColour = `${ColourRole}.${ColourScheme}`;

/** A foreground and a background colour of a scheme. */
interface ColourPair {
  scheme: ColourScheme;
  foreground: ColourName;
  background: ColourName;
  minContrast: number;
  /** The company's colours that determine the two; first the one to change if either could be wrong. */
  companyColours: readonly CompanyColour[];
}

const PAIRS = COLOUR_SCHEMES.flatMap((scheme) =>
  RULES.flatMap(([foregrounds, backgrounds, minContrast, toChange]) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.flatMap((background): ColourPair[] => {
        const both =
          toChange === 'foreground' ? [foreground, background] : [background, foreground];
        const companyColours = both.flatMap((name): CompanyColour[] => {
          const decided = findSourceColour(name, scheme);
          return decided ? [`${decided[0]}.${decided[1]}`] : [];
        });
        return [
          {
            scheme,
            foreground,
            background,
            minContrast,
            companyColours: [...new Set(companyColours)],
          },
        ];
      }),
    ),
  ),
);

/** A pair whose contrast is too low. */
interface LowContrast extends ColourPair {
  foregroundColour: string;
  backgroundColour: string;
  contrast: number;
}

/** A colour that has too little contrast with the others. */
export interface UnreadableColour {
  role: ColourRole;
  scheme: ColourScheme;
  /** The pair that needs the greatest change. */
  worst: LowContrast;
  /** The nearest colour of this hue with enough contrast; undefined if no shade has it. */
  replacement: string | undefined;
}

/** Whether a colour is lighter than another. */
export const isLighter = (colour: string, other: string): boolean =>
  wcagLuminance(colour) > wcagLuminance(other);

/** Finds the fewest of the company's colours that explain all pairs with too little contrast: those to change. */
export function findUnreadable(colours: Colours): UnreadableColour[] {
  const toChange = attributeToColours(findLowContrasts(colours));
  const open = new Set(toChange.keys());
  let fixed = colours;
  return [...toChange].map(([companyColour, pairs]) => {
    const [worst] = pairs.toSorted(
      (a, b) => a.contrast / a.minContrast - b.contrast / b.minContrast,
    ) as [LowContrast];
    const [role, scheme] = companyColour.split('.') as [ColourRole, ColourScheme];
    open.delete(companyColour);
    const replacement = findReadableColour(fixed, role, scheme, open);
    if (replacement) fixed = withColour(fixed, role, scheme, replacement);
    else open.add(companyColour);
    return { role, scheme, worst, replacement };
  });
}

/** Attributes each failing pair to one colour, greedily: the colour in most of the remaining pairs. */
function attributeToColours(
  low: readonly LowContrast[],
): ReadonlyMap<CompanyColour, LowContrast[]> {
  const attributed = new Map<CompanyColour, LowContrast[]>();
  for (let left = low; left.length > 0;) {
    const counts = new Map<CompanyColour, number>();
    for (const companyColour of left.flatMap(({ companyColours }) => companyColours)) {
      counts.set(companyColour, (counts.get(companyColour) ?? 0) + 1);
    }
    // On a tie, the first colour of a pair wins.
    const [[worstColour]] = [...counts].toSorted(([, a], [, b]) => b - a) as [
      [CompanyColour, number],
    ];
    attributed.set(
      worstColour,
      left.filter(({ companyColours }) => companyColours.includes(worstColour)),
    );
    left = left.filter(({ companyColours }) => !companyColours.includes(worstColour));
  }
  return attributed;
}

function findLowContrasts(colours: Colours): LowContrast[] {
  const palette = paletteOf(colours);
  return PAIRS.flatMap((pair) => {
    const foregroundColour = palette[pair.scheme][pair.foreground];
    const backgroundColour = palette[pair.scheme][pair.background];
    const contrast = wcagContrast(foregroundColour, backgroundColour);
    return contrast < pair.minContrast
      ? [{ ...pair, foregroundColour, backgroundColour, contrast }]
      : [];
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
  open: ReadonlySet<CompanyColour>,
): string | undefined =>
  STEPS.map((by) => shiftColour(colours[role][scheme], [by, 1, 0])).find((colour) =>
    findLowContrasts(withColour(colours, role, scheme, colour)).every(({ companyColours }) =>
      companyColours.some((companyColour) => open.has(companyColour)),
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
