import { parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Colours that a logo refers to by name, so that they follow the page. */
export const LOGO_PAINTS = ['text', 'link', 'accent'] as const;
type Paint = (typeof LOGO_PAINTS)[number];

const MAX_CHARACTERS = 4000;
const SHAPES = 'svg g path circle ellipse rect line polyline polygon'.split(' ');
const ATTRIBUTES = [
  ...'viewBox d cx cy r rx ry x y x1 y1 x2 y2 width height points pathLength'.split(' '),
  ...'transform transform-origin opacity fill-opacity stroke-opacity fill-rule'.split(' '),
  ...'stroke-width stroke-linecap stroke-linejoin stroke-miterlimit'.split(' '),
  ...'stroke-dasharray stroke-dashoffset'.split(' '),
];
/** Numbers, path commands and transform functions. */
const VALUE = /^[\w\s.,()%+-]*$/;
const PAINTED = ['fill', 'stroke'];
const COLOUR = new RegExp(`^(${LOGO_PAINTS.join('|')}|none|#[0-9a-f]{3}|#[0-9a-f]{6})$`, 'i');

/** Finds the parts of a drawing that a logo must not have, each as "expected value; how to fix it". */
export function findLogoProblems(svg: string): string[] {
  if (svg.length > MAX_CHARACTERS) {
    return [`a drawing of at most ${MAX_CHARACTERS} characters; use fewer points`];
  }
  const root = rootOf(svg);
  if (!root) return ['one <svg> element only; write <svg>…</svg>'];
  const viewBox = root.attrs.find(({ name }) => name === 'viewBox')?.value ?? '';
  const hasSize = /^\s*(-?[\d.]+[\s,]+){2}[\d.]+[\s,]+[\d.]+\s*$/.test(viewBox);
  const size = 'an <svg> that says its size; add viewBox="0 0 40 40" with its own numbers';
  return [...new Set([...(hasSize ? [] : [size]), ...faultsOf(root)])];
}

/**
 * Renders a logo with its colours.
 * @param svg a drawing without faults
 * @param paints the value for each named colour
 * @param attributes extra attributes for the <svg> element
 */
export function renderLogo(
  svg: string,
  paints: Readonly<Record<Paint, string>>,
  attributes: Readonly<Record<string, string>>,
): string {
  const root = rootOf(svg);
  if (!root) return '';
  applyPaints(root, paints);
  const given = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const own = root.attrs.filter(({ name }) => name !== 'xmlns' && !(name in attributes));
  root.attrs = [...own, ...given];
  return serializeOuter(root);
}

/** The root element, if there is exactly one and it is <svg>. */
function rootOf(svg: string): Element | undefined {
  const [root, ...others] = parseFragment(svg).childNodes.filter((node) => !isBlank(node));
  const isDrawing = root && 'tagName' in root && root.tagName === 'svg' && others.length === 0;
  return isDrawing ? root : undefined;
}

const isBlank = (node: Node) => 'value' in node && node.value.trim() === '';

function faultsOf(node: Node): string[] {
  if (isBlank(node)) return [];
  if (!('tagName' in node) || !SHAPES.includes(node.tagName)) return [describeForbiddenNode(node)];
  return [
    ...node.attrs.flatMap((attr) => faultsOfAttribute(node.tagName, attr)),
    ...node.childNodes.flatMap(faultsOf),
  ];
}

function describeForbiddenNode(node: Node): string {
  const what = 'tagName' in node ? `<${node.tagName}>` : 'text and comments';
  return `only shapes: ${SHAPES.join(', ')}; remove ${what}`;
}

function faultsOfAttribute(
  tag: string,
  { name, value }: { name: string; value: string },
): string[] {
  if (PAINTED.includes(name)) {
    if (COLOUR.test(value)) return [];
    return [
      `${name} as one of ${LOGO_PAINTS.join(', ')}, none, or a colour like #17566a; change ${name}="${value.slice(0, 40)}"`,
    ];
  }
  if (name === 'xmlns' && tag === 'svg') return [];
  if (ATTRIBUTES.includes(name) && VALUE.test(value)) return [];
  return [`only attributes for drawing; remove ${name} from <${tag}>`];
}

function applyPaints(element: Element, paints: Readonly<Record<Paint, string>>): void {
  for (const attr of element.attrs) {
    const named = LOGO_PAINTS.find((each) => each === attr.value.toLowerCase());
    if (named && PAINTED.includes(attr.name)) attr.value = paints[named];
  }
  for (const child of element.childNodes) if ('tagName' in child) applyPaints(child, paints);
}
