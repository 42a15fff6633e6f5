import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { checkStyle, shorten } from './check-style.ts';
import { PictureError } from './picture-error.ts';
import * as parts from './svg-parts.ts';

const DEPTH_LIMIT = 200;
const PLAIN = 'save it again as plain SVG, or as PNG';
const RASTER = /^\s*data:image\/(png|jpeg|jpg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i;

/** Whether a file begins as an SVG does, after a byte order mark and white space; a compressed one does not. */
export function beginsAsSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1000));
  return start.trimStart().startsWith('<');
}

/**
 * Checks that a drawing only draws, also when it is opened by itself: allow-lists of elements, attributes, links and
 * styles, no document type, and of other namespaces only the notes of drawing programs.
 * @throws PictureError
 */
export function checkSvg(bytes: Uint8Array): void {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let depth = 0;
  /** The text of the style sheet that is open. */
  let style: string | undefined;
  parser.on('error', ({ message }) => {
    throw new PictureError(`an SVG that is not well-formed (${shorten(message)})`, PLAIN);
  });
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0') throw new PictureError('an SVG of another XML than 1.0', PLAIN);
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8') {
      throw new PictureError('an SVG in another encoding than UTF-8', 'save it again in UTF-8');
    }
  });
  parser.on('doctype', () => {
    throw new PictureError(
      'an SVG with a <!DOCTYPE',
      'take out all from <!DOCTYPE to its >, or save it again as plain SVG, or as PNG',
    );
  });
  parser.on('processinginstruction', ({ target }) => {
    throw new PictureError(`an SVG with <?${shorten(target)}`, PLAIN);
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEPTH_LIMIT) throw new PictureError('an SVG nested more than 200 deep', PLAIN);
    if (depth === 1 && (tag.uri !== parts.SVG_NAMESPACE || tag.local !== 'svg')) {
      throw new PictureError(
        `an SVG that begins with <${shorten(tag.name)}>`,
        `begin it with <svg xmlns="${parts.SVG_NAMESPACE}">`,
      );
    }
    // Browsers pass over an element's text there, so that what stands around it becomes one.
    if (style !== undefined) throw new PictureError('an SVG with elements in its styles', PLAIN);
    checkElement(tag);
    if (tag.local === 'style') style = '';
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (style !== undefined) checkStyle(style);
    style = undefined;
  });
  const keep = (text: string) => {
    if (style !== undefined) style += text;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.write(decode(bytes)).close();
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new PictureError('an SVG in another encoding than UTF-8', 'save it again in UTF-8', {
      cause,
    });
  }
}

function checkElement(tag: SaxesTagNS): void {
  const isDrawing = tag.uri === parts.SVG_NAMESPACE;
  if (isDrawing ? !parts.ELEMENTS.has(tag.local) : !parts.EDITOR_NAMESPACES.has(tag.uri)) {
    throw new PictureError(`an SVG with <${shorten(tag.name)}>, which does more than draw`, PLAIN);
  }
  for (const attribute of Object.values(tag.attributes)) {
    if (!isAllowed(tag, attribute)) {
      throw new PictureError(
        `an SVG with the attribute ${shorten(attribute.name)}, which does more than draw`,
        PLAIN,
      );
    }
  }
}

/** Whether an attribute may stand on an element; what it holds is checked here too. */
function isAllowed(tag: SaxesTagNS, { uri, local, value }: SaxesAttributeNS): boolean {
  switch (uri) {
    case parts.XMLNS_NAMESPACE:
      return true;
    case parts.XML_NAMESPACE:
      return local === 'space' || local === 'lang';
    case parts.XLINK_NAMESPACE:
      return local === 'href' ? checkLink(tag, value) : parts.XLINK_WORDS.has(local);
    case '':
      break;
    default:
      return parts.EDITOR_NAMESPACES.has(uri);
  }
  if (/^(data|aria)-/.test(local) || parts.TEXT_ATTRIBUTES.has(local)) return true;
  if (tag.uri !== parts.SVG_NAMESPACE) return !local.toLowerCase().startsWith('on');
  if (local === 'href') return checkLink(tag, value);
  if (!parts.DRAWING_ATTRIBUTES.has(local)) return false;
  checkStyle(value);
  return true;
}

/**
 * Lets a link lead to a part of the drawing, and a picture within it be a photograph of its own.
 * @throws PictureError
 */
function checkLink({ local }: SaxesTagNS, href: string): true {
  const isPicture = local === 'image' || local === 'feImage';
  if (href.startsWith('#') || (isPicture && RASTER.test(href))) return true;
  throw new PictureError(
    isPicture
      ? 'an SVG with a picture that it does not hold itself'
      : 'an SVG that leads elsewhere',
    isPicture
      ? 'embed the picture as PNG or JPEG, or save all of it as PNG'
      : 'take its links out, or save it as PNG',
  );
}
