import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';
import { POSTCODE } from '../../../text/postcode.ts';
import { toLine } from '../../../text/escape.ts';
import { matchesPattern, withAdvice } from './messages.ts';

/** Names that cannot be ids: hosts serve "index" for a folder and "404" for a missing page. */
const RESERVED_SLUGS = ['index', '404'];

/** A label and description, for a field whose name is unclear. */
export const labelled = (title: string, description: string) => z.meta({ title, description });

/** A label, for a field that has its description already, or the name of a list's entry. */
export const label = (title: string) => z.meta({ title });

/** Fields that belong together, under a label. */
export const group = <T extends core.$ZodLooseShape>(title: string, fields: T) =>
  z.strictObject(fields).check(label(title));

/** Fields that belong together, under a label with a description. */
export const labelledGroup = <T extends core.$ZodLooseShape>(
  title: string,
  description: string,
  fields: T,
) => z.strictObject(fields).check(labelled(title, description));

export const wholeNumber = (title: string, description: string, min: number, max: number) =>
  z.int().check(z.minimum(min), z.maximum(max), labelled(title, description));

export const yesNo = (title: string, description: string) =>
  z.boolean().check(labelled(title, description));

/** A string that must match a pattern, with an example and the wording of its error message. */
const matching = (
  pattern: RegExp,
  expected: string,
  example: string,
  description: string,
  fix = `write it like ${example}`,
) =>
  z.string().check(
    z.regex(pattern, {
      error: ({ input }) =>
        `${RESERVED_SLUGS.includes(String(input)) ? 'a name that no other page uses' : expected}; ${fix}`,
    }),
    z.meta({ description, examples: [example] }),
  );

/** Lower-case words joined by hyphens, at most 60 characters. */
export const slug = (example: string, description: string) =>
  matching(
    new RegExp(`^(?!(?:${RESERVED_SLUGS.join('|')})$)[a-z0-9]+(-[a-z0-9]+)*$`),
    'lower-case letters, digits and single hyphens',
    example,
    description,
    `use small letters, digits and hyphens, such as ${example}`,
  ).check(z.maxLength(60));

/** An id; also the name of the file. */
export const slugSchema = slug(
  'new-barn',
  'Lower-case words joined by hyphens, such as new-barn; the same as the file name',
);

/** The id of a service, which the form offers as a choice. */
export const serviceId = slug('roof-repairs', 'The id of a service, such as roof-repairs').check(
  z.meta({ title: 'Service', refersTo: 'services' }),
);

/** The id of a service, or "general". */
export const serviceOrGeneral = slug(
  'roof-repairs',
  'A service such as roof-repairs, or "general"',
);

/** The name of a figure in figures.json. */
export const figureName = matching(
  /^[A-Za-z][A-Za-z0-9]*$/,
  'the name of a figure, in letters and digits',
  'panelsPricePerKw',
  'The code of the figure, such as panelsPricePerKw. Find it under "Company", "Prices and other figures", at the end of the figure’s hint',
).check(z.maxLength(60));

/** A single line: no line breaks or other control characters. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** A single-line string. */
export const line = (description: string, max = 120) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(ONE_LINE, 'text on one line; remove line breaks, tabs and other control characters'),
      z.overwrite(toLine),
      z.minLength(1),
      z.maxLength(max),
      z.describe(description),
    );

/** A longer plain-text string, without HTML. */
export const paragraph = (description: string, max = 1200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.describe(description));

/** The fallback picture, which always exists. */
export const FALLBACK_IMAGE = '/uploads/fallback.svg';

/** The reference to a picture on this site: 120 characters at most. */
export const IMAGE_PATH = /^\/uploads\/[a-z0-9][a-z0-9._-]{0,105}\.(svg|png|jpg|jpeg|webp|avif)$/;

/** The reference to a picture on another host. The build downloads it, and pages show the copy. */
export const IMAGE_URL = /^https:\/\/\S+$/;

/** How to replace a picture of another type. */
const CHOOSE_PICTURE = 'choose a JPEG, PNG, WebP, AVIF or SVG picture';

export const imagePath = (description: string) =>
  z.string().check(
    ...matchesPattern(new RegExp(`${IMAGE_PATH.source}|${IMAGE_URL.source}`), () => ({
      expected: 'a picture as /uploads/NAME.jpg, or an https address',
      fix: `${CHOOSE_PICTURE}; in a file, write its name in lower case, such as /uploads/roof.jpg`,
      fixInForm: CHOOSE_PICTURE,
    })),
    z.maxLength(1000),
    z.describe(description),
    z.meta({ title: 'Picture', examples: [FALLBACK_IMAGE] }),
  );

const percent = (from: string) => wholeNumber(`From the ${from}`, 'Percent', 0, 100);

/** The point of a picture that stays visible when it is cropped. */
export const imageFocus = labelledGroup(
  'Focus point',
  'The part of the picture that stays visible when a page crops it. If empty, each page uses its default',
  { x: percent('left'), y: percent('top') },
);

/** A point of a picture, in percent from its left and top. */
export type ImageFocus = z.output<typeof imageFocus>;

/** A colour. */
export const colour = (description: string) =>
  matching(/^#[0-9a-fA-F]{6}$/, 'a colour', '#17566a', `${description}, such as #17566a`);

/** A picture's alternative text. */
export const altText = (text: z.ZodMiniString) =>
  text.check(z.meta({ title: 'Picture description' }));

/** Marks an example that the company still has to replace. */
export const placeholder = (description: string) =>
  z.boolean().check(z.describe(description), z.meta({ title: 'Still an example' }));

/** A link to a page of this site. */
export const link = group('Link', {
  label: line('The words to click', 60).check(label('Link text')),
  href: matching(
    /^\/[a-z0-9/-]*$/,
    'an address on this site',
    '/about',
    'A page of this site, such as /about',
    'enter a page of this site, such as /about: links to other sites do not work here',
  ).check(label('Page')),
});

/** A UK postcode. */
export const postcode = z
  .string()
  .check(
    z.trim(),
    z.regex(POSTCODE, 'a UK postcode; write it like HS8 5SS'),
    z.meta({ description: 'Postcode', examples: ['HS8 5SS'] }),
  );

/** A month as YYYY-MM. */
export const month = (description: string) =>
  matching(
    /^20\d\d-(0[1-9]|1[0-2])$/,
    'a month',
    '2026-11',
    `${description}, such as 2026-11`,
    'write the year and the month, such as 2026-11',
  );

/** The format of a day in content. */
export const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day as YYYY-MM-DD. */
export const day = (description: string) =>
  matching(
    DAY,
    'a day',
    '2026-11-21',
    description,
    'write the year, month and day, such as 2026-11-21',
  );

/** Keys that every content file may have. */
export const fileFields = {
  $schema: z.optional(
    z.string().check(z.describe('The JSON Schema of this file, for editing tools')),
  ),
};

/** A picture with a caption. */
export const photograph = group('Photograph', {
  imageSrc: imagePath('Photograph'),
  imageFocus: z.optional(imageFocus),
  caption: line('Words below the picture', 140),
  imageAlt: z.optional(
    altText(
      paragraph('Details that the caption leaves out, for people who cannot see the picture', 300),
    ),
  ),
});

/** The icons content may name. An unknown name gets the default icon. */
export const ICON_NAMES = [
  'Wind',
  'Sun',
  'PlugZap',
  'Battery',
  'Zap',
  'Home',
  'Wrench',
  'Shield',
  'Lightbulb',
  'BarChart4',
  'Forklift',
  'BrickWall',
  'Flame',
  'Faucet',
  'BatteryCharging',
  'Toolbox',
] as const;

const icons: readonly string[] = ICON_NAMES;

export const iconName = withAdvice(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(30),
      z.describe('Small drawing beside the name'),
      z.meta({ examples: [...ICON_NAMES] }),
    ),
  (name) =>
    name === '' || icons.includes(name)
      ? []
      : [
          {
            path: [],
            expected: `one of the icons ${icons.join(', ')}`,
            fix: 'use one of these',
            fixInForm: `use one of the icons ${icons.join(', ')}`,
            otherwise: 'the site shows a leaf as its icon',
          },
        ],
);

/** The message for an address that lacks https:// */
const HTTPS =
  'an https address; start the address with https://. If it starts with http:// or webcal://, replace that part';

/** A URL on another site. */
export const httpsUrl = (description: string, max = 300) =>
  z.url({ protocol: /^https$/, error: HTTPS }).check(z.maxLength(max), z.describe(description));

/** The URL of a page on another site. */
export const httpsLink = (description: string) =>
  z.string().check(z.regex(/^https:\/\/\S+$/, HTTPS), z.describe(description));

/** The message for a share entered as a percentage. */
export const tooLargeShare = (percentage: number): string =>
  `a share of at most 1; write ${percentage}% as ${percentage / 100}`;

/** A share of at most 1. */
export const share = (title: string, description: string) =>
  z
    .number()
    .check(
      z.maximum(1, { error: ({ input }) => tooLargeShare(Number(input)) }),
      labelled(title, description),
    );
