import { parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Colours that a logo refers to by name, so that they follow the page. */
export const LOGO_PAINTS = ['text', 'link', 'accent'] as const;
type Paint = (typeof LOGO_PAINTS)[number];

const LIST = new Intl.ListFormat('en-GB');
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

const PAINT_NAMES = `${LOGO_PAINTS.join(', ')}, none or a colour such as #17566a`;
const EXPECTED = `one <svg> of plain shapes (${SHAPES.slice(1).join(', ')}) with fill and stroke as ${PAINT_NAMES}`;
/** The maximum number of parts to name in advice. */
const NAMED = 5;

/** The expected drawing, and how to change one that a logo must not have. */
export function adviseOnLogo(svg: string): { expected: string; fix: string } | undefined {
  if (svg.length > MAX_CHARACTERS) {
    const expected = `a drawing of at most ${MAX_CHARACTERS} characters`;
    return {
      expected,
      fix: `use fewer points: it has ${svg.length} characters, and ${MAX_CHARACTERS} is the most`,
    };
  }
  const root = rootOf(svg);
  if (!root)
    return { expected: 'one <svg> element only', fix: 'paste one drawing, from <svg> to </svg>' };
  const viewBox = root.attrs.find(({ name }) => name === 'viewBox')?.value ?? '';
  const hasSize = /^\s*(-?[\d.]+[\s,]+){2}[\d.]+[\s,]+[\d.]+\s*$/.test(viewBox);
  const faults = faultsOf(root);
  const listOf = (step: Fault[0]) => {
    const all = [...new Set(faults.flatMap(([each, part]) => (each === step ? [part] : [])))];
    const more = all.length - NAMED;
    return LIST.format([...all.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])]);
  };
  const [removed, changed] = [listOf('remove'), listOf('change')];
  const steps = [
    ...(hasSize ? [] : ['add viewBox="0 0 40 40" with its own numbers']),
    ...(removed ? [`remove ${removed}`] : []),
    ...(changed ? [`change ${changed} to ${PAINT_NAMES}`] : []),
  ];
  return steps.length > 0 ? { expected: EXPECTED, fix: steps.join('; ') } : undefined;
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
  const added = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const original = root.attrs.filter(({ name }) => name !== 'xmlns' && !(name in attributes));
  root.attrs = [...original, ...added];
  return serializeOuter(root);
}

/** The root element, if there is exactly one and it is <svg>. */
function rootOf(svg: string): Element | undefined {
  const [root, ...others] = parseFragment(svg).childNodes.filter((node) => !isBlank(node));
  const isDrawing = root && 'tagName' in root && root.tagName === 'svg' && others.length === 0;
  return isDrawing ? root : undefined;
}

const isBlank = (node: Node) => 'value' in node && node.value.trim() === '';

/** A part that a logo must not have. */
type Fault = readonly [step: 'remove' | 'change', part: string];

function faultsOf(node: Node): Fault[] {
  if (isBlank(node)) return [];
  if (!('tagName' in node)) return [['remove', 'text and comments']];
  if (!SHAPES.includes(node.tagName)) return [['remove', `<${node.tagName}>`]];
  return [
    ...node.attrs.flatMap((attr) => faultsOfAttribute(node.tagName, attr)),
    ...node.childNodes.flatMap(faultsOf),
  ];
}

function faultsOfAttribute(tag: string, { name, value }: { name: string; value: string }): Fault[] {
  if (PAINTED.includes(name)) {
    return COLOUR.test(value) ? [] : [['change', `${name}="${value.slice(0, 40)}"`]];
  }
  if (name === 'xmlns' && tag === 'svg') return [];
  return ATTRIBUTES.includes(name) && VALUE.test(value)
    ? []
    : [['remove', `${name} from <${tag}>`]];
}

function applyPaints(element: Element, paints: Readonly<Record<Paint, string>>): void {
  for (const attr of element.attrs) {
    const named = LOGO_PAINTS.find((each) => each === attr.value.toLowerCase());
    if (named && PAINTED.includes(attr.name)) attr.value = paints[named];
  }
  for (const child of element.childNodes) if ('tagName' in child) applyPaints(child, paints);
}
