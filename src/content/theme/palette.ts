import { clampChroma, formatHex, oklch } from 'culori';

/** The roles of a company's six colours. */
export const COLOUR_ROLES = ['surface', 'text', 'link', 'accent', 'deep', 'sky'] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

/** Light and dark mode. */
export const COLOUR_SCHEMES = ['light', 'dark'] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** A company's colours as #rrggbb. */
export type Colours = Readonly<Record<ColourRole, Readonly<Record<ColourScheme, string>>>>;

/** A change of colour in OKLCH: lightness to add, factor of chroma, degrees of hue to add. */
type Offset = readonly [lightness: number, chroma: number, hue: number];
const SAME: Offset = [0, 1, 0];

/** The origin of a colour. Without a scheme, it is from the same scheme. */
type Origin = readonly [role: ColourRole, offset?: Offset, scheme?: ColourScheme];

const inBothSchemes = (...origin: Origin) => ({ light: origin, dark: origin });

/** Every colour derived from a company's six. In dark mode muted text takes its hue from the surface: `text` is almost white. */
const ORIGINS = {
  surface: inBothSchemes('surface'),
  raised: { light: ['surface', [0.04, 0.2, 0]], dark: ['surface', [0.054, 1.2, -3]] },
  sunken: { light: ['surface', [-0.037, 1.7, -1]], dark: ['surface', [-0.036, 0.87, 1]] },
  sky: { light: ['sky', [0.051, 0.5, -6]], dark: ['sky', [0.02, 1.2, -2]] },
  'sky-top': inBothSchemes('sky'),
  'sky-low': { light: ['sky', [0.083, 0.25, -44]], dark: ['sky', [0.154, 2.16, -11]] },
  deep: inBothSchemes('deep'),
  text: inBothSchemes('text'),
  muted: { light: ['text', [0.19, 0.7, 7]], dark: ['surface', [0.57, 0.55, -15]] },
  'on-deep': inBothSchemes('text', SAME, 'dark'),
  'muted-on-deep': inBothSchemes('surface', [0.57, 0.55, -15], 'dark'),
  link: inBothSchemes('link'),
  'link-on-deep': inBothSchemes('accent', [0.048, 0.81, 2], 'light'),
  accent: inBothSchemes('accent'),
  'accent-hover': inBothSchemes('accent', [0.048, 0.81, 2]),
  'on-accent': inBothSchemes('deep', SAME, 'light'),
  hairline: { light: ['surface', [-0.1, 3, 0]], dark: ['surface', [0.15, 1.3, -6]] },
  control: { light: ['text', [0.316, 0.7, 7]], dark: ['surface', [0.44, 0.7, -10]] },
  'mark-wind': inBothSchemes('link'),
} as const satisfies Record<string, Record<ColourScheme, Origin>>;

/** Colours with a fixed meaning on every site: land, sun, heat, focus and errors. */
const FIXED = {
  mark: { light: '#33662f', dark: '#a5d28c' },
  'mark-sun': { light: '#9c4608', dark: '#f3ab6d' },
  'mark-heat': { light: '#6b3a7c', dark: '#d6b0e2' },
  focus: { light: '#6b3a7c', dark: '#f5c93a' },
  danger: { light: '#9d2424', dark: '#ffa39b' },
} as const satisfies Record<string, Record<ColourScheme, string>>;

type FixedName = keyof typeof FIXED;
export type ColourName = keyof typeof ORIGINS | FixedName;

/** Every colour of the site as #rrggbb, by role. */
type Palette = Readonly<Record<ColourScheme, Readonly<Record<ColourName, string>>>>;

const isFixed = (name: ColourName): name is FixedName => Object.hasOwn(FIXED, name);

const NAMES = [...Object.keys(ORIGINS), ...Object.keys(FIXED)] as ColourName[];

/** Derives all colours of a site from the company's six. */
export function paletteOf(colours: Colours): Palette {
  const inScheme = (scheme: ColourScheme) =>
    Object.fromEntries(NAMES.map((name) => [name, colourOf(name, scheme, colours)])) as Record<
      ColourName,
      string
    >;
  return { light: inScheme('light'), dark: inScheme('dark') };
}

/** The one of the six colours, and its scheme, that determines a colour; undefined for fixed colours. */
export function findSourceColour(
  name: ColourName,
  scheme: ColourScheme,
): [ColourRole, ColourScheme] | undefined {
  if (isFixed(name)) return undefined;
  const [role, , sourceScheme = scheme]: Origin = ORIGINS[name][scheme];
  return [role, sourceScheme];
}

function colourOf(name: ColourName, scheme: ColourScheme, colours: Colours): string {
  if (isFixed(name)) return FIXED[name][scheme];
  const [role, offset = SAME, sourceScheme = scheme]: Origin = ORIGINS[name][scheme];
  return shiftColour(colours[role][sourceScheme], offset);
}

/** Changes a colour in OKLCH, within the sRGB gamut. */
export function shiftColour(hex: string, [lightness, chroma, hue]: Offset): string {
  const { l, c, h = 0 } = oklch(hex) ?? { l: 0, c: 0 };
  const moved = { mode: 'oklch', l: clamp(l + lightness), c: c * chroma, h: h + hue } as const;
  return formatHex(clampChroma(moved, 'oklch'));
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** The custom properties of all derived colours, such as `--color-link:#17566a`. */
export function declarationsOf(colours: Colours): [light: string[], dark: string[]] {
  const palette = paletteOf(colours);
  const [light = [], dark = []] = COLOUR_SCHEMES.map((scheme) => {
    const { 'sky-top': top, 'sky-low': low, ...others } = palette[scheme];
    const declared = Object.entries(others).map(([name, hex]) => `--color-${name}:${hex}`);
    return [...declared, `--background-image-sky:linear-gradient(${top}, ${low})`];
  });
  return [light, dark];
}
