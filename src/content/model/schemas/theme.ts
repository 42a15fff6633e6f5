import * as z from 'zod/mini';
import { findUnreadable, type Unreadable } from '../../theme/contrast.ts';
import { findLogoProblems } from '../../theme/logo.ts';
import { labelled, colour, fileFields } from './primitives.ts';

/** A colour in light and dark mode. */
const twice = (title: string, description: string) =>
  z
    .strictObject({
      light: colour('Light mode'),
      dusk: colour('Dark mode').check(z.meta({ title: 'Dark' })),
    })
    .check(labelled(title, description));

const colours = z
  .strictObject({
    surface: twice('Page background', 'Behind all pages'),
    text: twice('Text', 'Headings and paragraphs'),
    link: twice('Links', 'Links in the text'),
    accent: twice('Buttons', 'Also accent lines'),
    deep: twice('Footer', 'In light mode also the text on buttons'),
    sky: twice('Sky', 'Top of the sky behind a page’s heading'),
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

const mark = z
  .string()
  .check(
    z.minLength(1),
    z.describe(
      'The logo beside the name and on icons: an SVG of plain shapes. fill and stroke are text, link, accent, none or #rrggbb; a group with transform-origin rotates about that point on hover',
    ),
    (context) => {
      for (const message of findLogoProblems(context.value)) {
        context.issues.push({ code: 'custom', input: context.value, message });
      }
    },
  );

/** A company's colours and logo. */
export const themeSchema = z.strictObject({ ...fileFields, colours, mark });

export type Theme = z.output<typeof themeSchema>;

/** The expected contrast of a colour, and how to fix it. */
function describe({ worst, scheme, role, instead }: Unreadable): string {
  const { front, ground, frontColour, groundColour, least, contrast } = worst;
  const has = (Math.floor(contrast * 100) / 100).toFixed(2);
  const pair = `${front} (${frontColour}) on ${ground} (${groundColour})`;
  const fix = instead
    ? `write "${instead}"`
    : `increase the contrast between ${role} and the text on it in ${scheme === 'dusk' ? 'dark' : 'light'} mode`;
  return `more contrast: ${pair} has ${has} and needs ${least}; ${fix}`;
}
