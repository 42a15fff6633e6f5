import * as z from 'zod/mini';
import { toLine } from '../../values/to-line.ts';

/** Names that cannot be ids: hosts serve one for a folder and the other for a missing page. */
export const RESERVED_SLUGS = ['index', '404'];

/** An id: lower-case words joined by hyphens, at most 60 characters; also the name of the file. */
export const slugSchema = z
  .string()
  .check(
    z.regex(new RegExp(`^(?!(?:${RESERVED_SLUGS.join('|')})$)[a-z0-9]+(-[a-z0-9]+)*$`)),
    z.maxLength(60),
    z.describe('Lower-case words joined by hyphens; the same as the file name'),
  );

/** A single line: no line breaks or other control characters. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** A text on one line. */
export const line = (description: string, max = 120) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(ONE_LINE),
      z.overwrite(toLine),
      z.minLength(1),
      z.maxLength(max),
      z.describe(description),
    );

/** A longer plain text, without HTML. */
export const paragraph = (description: string, max = 1200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.describe(description));

/** The fallback picture, which always exists. */
export const FALLBACK_PICTURE = '/uploads/fallback.svg';

/** How content refers to a picture on this site. */
export const PICTURE_PATH = /^\/uploads\/[a-z0-9][a-z0-9._-]*\.(svg|png|jpg|jpeg|webp|avif)$/;

export const imagePath = (description: string) =>
  z
    .string()
    .check(
      z.regex(PICTURE_PATH),
      z.maxLength(120),
      z.describe(`${description}; a file in uploads, as /uploads/NAME`),
    );

/** A link to a page of this site. */
export const link = z.strictObject({
  label: line('Words of the link', 60),
  href: z
    .string()
    .check(z.regex(/^\/[a-z0-9/-]*$/), z.describe('Address on this site, such as /about')),
});

/** A month as YYYY-MM. */
export const month = (description: string) =>
  z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/), z.describe(`${description}, as YYYY-MM`));

/** The format of a day in content. */
export const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day as YYYY-MM-DD. */
export const day = (description: string) => z.string().check(z.regex(DAY), z.describe(description));

/** Keys that every content file may have. */
export const fileFields = {
  $schema: z.optional(
    z.string().check(z.describe("The JSON Schema that editors' tools check this file with")),
  ),
};

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
] as const;

export const iconName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(30),
    z.describe(`One of ${ICON_NAMES.join(', ')}; any other name shows a default icon`),
    z.meta({ examples: [...ICON_NAMES] }),
  );
