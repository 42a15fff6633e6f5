import * as z from 'zod/mini';
import { findUnreadable, isLighter, type UnreadableColour } from '../../theme/contrast.ts';
import { findSourceColour, type ColourName, type ColourRole } from '../../theme/palette.ts';
import { adviseOnLogo } from '../../theme/logo.ts';
import type { Advice } from '../problem.ts';
import { issueWith } from './messages.ts';
import { label, labelled, colour, fileFields, labelledGroup } from './primitives.ts';

/** The labels of the six colours in the form. */
const LABELS: Readonly<Record<ColourRole, string>> = {
  surface: 'Page background',
  text: 'Text',
  link: 'Links',
  accent: 'Buttons',
  deep: 'Footer',
  sky: 'Sky',
};

/** The effect of a bad colour or logo: the build does not use the file. */
const KEPT = 'the site shows its last good colours and logo, or the original ones';

/** A colour in light and dark mode. */
const colourPair = (title: string, description: string) =>
  labelledGroup(title, description, {
    light: colour('Colour in light mode').check(label('Light')),
    dark: colour('Colour in dark mode').check(label('Dark')),
  });

const colours = z
  .strictObject({
    surface: colourPair(LABELS.surface, 'Behind all pages'),
    text: colourPair(
      LABELS.text,
      'Headings and paragraphs. The dark-mode colour is also the text in the footer',
    ),
    link: colourPair(LABELS.link, 'Links in the text'),
    accent: colourPair(LABELS.accent, 'Buttons, and lines that stand out'),
    deep: colourPair(
      LABELS.deep,
      'The light-mode colour is also used for button text, in both modes',
    ),
    sky: colourPair(LABELS.sky, 'Top of the sky behind a page’s heading'),
  })
  .check(
    z.describe('Six colours for light and dark mode; all others are derived from them'),
    (context) => {
      if (context.issues.length > 0) return;
      for (const each of findUnreadable(context.value)) {
        const { role, scheme } = each;
        context.issues.push(issueWith(context.value[role][scheme], describe(each), [role, scheme]));
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
      'SVG drawing beside the name and on icons, pasted as text. Ask your designer: its fill and stroke must be text, link, accent (the buttons’ colour), none or a colour such as #17566a',
    ),
    ({ value, issues }) => {
      const advice = value && adviseOnLogo(value);
      if (advice)
        issues.push(issueWith(value, { ...advice, fixInForm: advice.fix, untilThen: KEPT }));
    },
  );

/** A company's colours and logo. */
export const themeSchema = z.strictObject({ ...fileFields, colours, mark: markSchema });

export type Theme = z.output<typeof themeSchema>;

/** Plain names of colours, for messages to editors. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  surface: 'the page',
  raised: 'cards',
  sunken: 'tinted boxes',
  sky: 'the sky',
  'sky-top': 'the top of the sky',
  'sky-low': 'the bottom of the sky',
  deep: 'the footer',
  text: 'text',
  muted: 'small text',
  link: 'links',
  accent: 'buttons',
  'accent-hover': 'buttons under the mouse',
  'on-accent': 'text',
  'on-deep': 'text',
  'muted-on-deep': 'small text',
  'link-on-deep': 'links',
  hairline: 'lines',
  control: 'borders of form boxes',
  danger: 'error messages',
  focus: 'the outline of the selected box',
};

const colourNameOf = (colour: string): string =>
  PLAIN_NAMES[colour] ?? colour.replace('mark', 'charts');

/** The expected contrast of a colour, and how to fix it. */
function describe({ worst, replacement }: UnreadableColour): Advice {
  const { foreground, background, foregroundColour, backgroundColour, minContrast, contrast } =
    worst;
  const [top, base] = [colourNameOf(foreground), colourNameOf(background)];
  const has = (Math.floor(contrast * 100) / 100).toFixed(2);
  const fix = replacement ? `use ${replacement}` : `make ${changesTo(worst).join(', or ')}`;
  return {
    expected: `more contrast: ${top} (${foregroundColour}) on ${base} (${backgroundColour}) has ${has} and needs ${minContrast}`,
    fix,
    fixInForm: `${fix}: the contrast of ${top} on ${base} is ${has} and must be at least ${minContrast}`,
    untilThen: KEPT,
  };
}

/** How to increase the contrast of a pair, by the labels of its two colours. */
function changesTo({
  foreground,
  background,
  foregroundColour,
  backgroundColour,
  scheme,
}: UnreadableColour['worst']) {
  const isLight = isLighter(foregroundColour, backgroundColour);
  const describeChange = (colour: ColourName, isLighter: boolean) => {
    const [role, mode] = findSourceColour(colour, scheme) ?? [];
    const label = role && `${LABELS[role]} (${mode === 'dark' ? 'Dark' : 'Light'})`;
    return label ? [`${label} ${isLighter ? 'lighter' : 'darker'}`] : [];
  };
  return [...describeChange(foreground, isLight), ...describeChange(background, !isLight)];
}
