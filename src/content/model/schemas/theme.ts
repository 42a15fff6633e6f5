import * as z from 'zod/mini';
import { findUnreadable, type Unreadable } from '../../theme/contrast.ts';
import { findMarkFaults } from '../../theme/mark.ts';
import { colour, fileFields } from './primitives.ts';

/** A colour by day and at dusk. */
const twice = (description: string) =>
  z
    .strictObject({ light: colour('By day'), dusk: colour('On devices that are set to dark') })
    .check(z.describe(description));

const colours = z
  .strictObject({
    surface: twice('Ground of the pages'),
    text: twice('Words'),
    link: twice('Links'),
    accent: twice('Buttons, and lines that point at something'),
    deep: twice('The band at the foot; by day also the words on buttons'),
    sky: twice('Top of the sky behind the first words of a page'),
  })
  .check(
    z.describe('Six colours, each by day and at dusk; all others follow from them'),
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
      'The mark beside the name and on icons: an SVG of plain shapes. fill and stroke are text, link, accent, none or #rrggbb; a group with transform-origin turns about that point when pointed at',
    ),
    (context) => {
      for (const message of findMarkFaults(context.value)) {
        context.issues.push({ code: 'custom', input: context.value, message });
      }
    },
  );

/** How a firm looks. */
export const themeSchema = z.strictObject({ ...fileFields, colours, mark });

export type Theme = z.output<typeof themeSchema>;

/** What is expected of a colour, and how to mend it. */
function describe({ worst, scheme, role, instead }: Unreadable): string {
  const { front, ground, frontColour, groundColour, least, contrast } = worst;
  const has = (Math.floor(contrast * 100) / 100).toFixed(2);
  const pair = `${front} (${frontColour}) on ${ground} (${groundColour})`;
  const fix = instead
    ? `write "${instead}"`
    : `make ${role} and what is on it at ${scheme} differ more`;
  return `a contrast of at least ${least} for ${pair}, which has ${has}; ${fix}`;
}
