import * as z from 'zod/mini';
import { findUnreadable, isLighter, type UnreadableColour } from '../../theme/contrast.ts';
import { findSourceColour, type ColourRole, type ColourScheme } from '../../theme/palette.ts';
import { findLogoProblems } from '../../theme/logo.ts';
import { label, labelled, colour, fileFields } from './primitives.ts';

/** The labels of the six colours in the form. */
const LABELS: Readonly<Record<ColourRole, string>> = {
  surface: 'Page background',
  text: 'Text',
  link: 'Links',
  accent: 'Buttons',
  deep: 'Footer',
  sky: 'Sky',
};

/** A colour in light and dark mode. */
const colourPair = (title: string, description: string) =>
  z
    .strictObject({
      light: colour('Colour in light mode').check(label('Light')),
      dusk: colour('Colour in dark mode').check(label('Dark')),
    })
    .check(labelled(title, description));

const colours = z
  .strictObject({
    surface: colourPair(LABELS.surface, 'Behind all pages'),
    text: colourPair(
      LABELS.text,
      'Headings and paragraphs. The dark-mode colour is also the text in the footer',
    ),
    link: colourPair(LABELS.link, 'Links in the text'),
    accent: colourPair(LABELS.accent, 'Also lines that stand out'),
    deep: colourPair(
      LABELS.deep,
      'The light-mode colour is also the text on buttons, in both modes',
    ),
    sky: colourPair(LABELS.sky, 'Top of the sky behind a page’s heading'),
  })
  .check(
    z.describe('Six colours for light and dark mode; all others are derived from them'),
    (context) => {
      if (context.issues.length > 0) return;
      for (const each of findUnreadable(context.value)) {
        const path = [each.role, each.scheme];
        const input = context.value[each.role][each.scheme];
        context.issues.push({ code: 'custom', input, path, message: describe(each) });
      }
    },
  );

/** A group with transform-origin rotates about that point on hover. */
const markSchema = z
  .string()
  .check(
    z.minLength(1),
    labelled(
      'Logo',
      'SVG drawing beside the name and on icons, pasted as text. Its fill and stroke are text, link, accent, none or a colour such as #17566a',
    ),
    (context) => {
      for (const message of findLogoProblems(context.value)) {
        context.issues.push({ code: 'custom', input: context.value, message });
      }
    },
  );

/** A company's colours and logo. */
export const themeSchema = z.strictObject({ ...fileFields, colours, mark: markSchema });

export type Theme = z.output<typeof themeSchema>;

/** What editors call the colours that they cannot find in the form. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  surface: 'the page',
  raised: 'cards',
  sunken: 'panels',
  sky: 'the sky',
  'sky-top': 'the top of the sky',
  'sky-low': 'the bottom of the sky',
  deep: 'the footer',
  text: 'text',
  muted: 'small text',
  link: 'links',
  accent: 'buttons',
  'accent-hover': 'buttons under the pointer',
  'on-accent': 'text on buttons',
  'on-deep': 'text in the footer',
  'muted-on-deep': 'small text in the footer',
  'link-on-deep': 'links in the footer',
  hairline: 'lines',
  control: 'borders of fields',
  danger: 'error messages',
  focus: 'the outline of the chosen field',
};

const nameOf = (colour: string): string => PLAIN_NAMES[colour] ?? colour.replace('mark', 'charts');

/** The expected contrast of a colour, and how to fix it. */
function describe({ worst, instead }: UnreadableColour): string {
  const { front, ground, frontColour, groundColour, least, contrast } = worst;
  const has = (Math.floor(contrast * 100) / 100).toFixed(2);
  const pair = `${nameOf(front)} (${frontColour}) on ${nameOf(ground)} (${groundColour})`;
  const fix = instead
    ? `use ${instead}, so that ${nameOf(front)} can be read on ${nameOf(ground)} (contrast ${has}; it needs ${least})`
    : adviseOnPair(worst);
  return `more contrast: ${pair} has ${has} and needs ${least}; ${fix}`;
}

/** How to increase the contrast of a pair, by the labels of its two colours. */
function adviseOnPair(worst: UnreadableColour['worst']): string {
  const { front, ground, frontColour, groundColour, scheme } = worst;
  const [fromFront, fromGround] = [
    findSourceColour(front, scheme),
    findSourceColour(ground, scheme),
  ];
  const isLight = isLighter(frontColour, groundColour);
  const say = ([each, mode]: readonly [ColourRole, ColourScheme], isLighter: boolean) =>
    `${LABELS[each]} (${mode === 'dusk' ? 'Dark' : 'Light'}) ${isLighter ? 'lighter' : 'darker'}`;
  const options = [
    ...(fromFront ? [say(fromFront, isLight)] : []),
    ...(fromGround ? [say(fromGround, !isLight)] : []),
  ];
  return `make ${options.join(', or ')}: ${nameOf(front)} cannot be read on ${nameOf(ground)}`;
}
