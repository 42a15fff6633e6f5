import { PictureError } from './picture-error.ts';
import { STYLE_FUNCTIONS, STYLE_RULES } from './svg-parts.ts';

const FIX = 'take this out of its styles, or save it as PNG';

/**
 * Checks a style sheet of a drawing, or the value of one of its attributes: nothing may be fetched.
 * @throws PictureError
 */
export function checkStyle(style: string): void {
  // Written as \75rl(…), url would not be recognised here, and is by browsers.
  if (style.includes('\\')) throw new PictureError('an SVG with a backslash in its styles', FIX);
  for (const [, name = ''] of style.matchAll(/@([\w-]+)/g)) {
    if (!STYLE_RULES.has(name.toLowerCase())) {
      throw new PictureError(`an SVG whose styles have @${shorten(name)}`, FIX);
    }
  }
  for (const [, name = '', argument = ''] of style.matchAll(/([\w-]+)\((\s*["']?[^\s"')]?)/g)) {
    if (!STYLE_FUNCTIONS.has(name.toLowerCase())) {
      throw new PictureError(`an SVG whose styles have ${shorten(name)}()`, FIX);
    }
    if (name.toLowerCase() === 'url' && !argument.endsWith('#')) {
      throw new PictureError('an SVG whose styles lead to another file', FIX);
    }
  }
}

/** A name from a picture, short enough for a report. */
export const shorten = (name: string): string =>
  name.length > 40 ? `${name.slice(0, 40)}…` : name;
