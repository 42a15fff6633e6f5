import type { CustomFieldControl } from '@sveltia/cms';
import type { ImageFocus } from '../../content/model/schemas/primitives.ts';
import { createChoiceControl } from './cms-react.ts';

const MIDDLE: ImageFocus = { x: 50, y: 50 };
const SIDES = [
  ['x', 'From the left'],
  ['y', 'From the top'],
] as const;

type FramePointer = PointerEvent & { currentTarget: HTMLElement };

/**
 * A control to choose the point of a picture that stays visible when it is cropped: by pressing the picture, or with two
 * sliders.
 * @param findServed returns the URL of a picture on the site, by its path in content
 */
export const createFocusControl = (
  findServed: (path: string) => string | undefined,
): CustomFieldControl =>
  createChoiceControl(({ entry, field }, value, choose) => {
    const focus = focusOf(value);
    const { x, y } = focus ?? MIDDLE;
    const picture = String(entry?.getIn(['data', String(field.get('picture'))]) ?? '');
    // A new picture has a blob: URL until it is saved.
    const src = /^(blob|https):/.test(picture) ? picture : findServed(picture);
    const frame = {
      className: 'focus-frame',
      onPointerDown(event: FramePointer) {
        event.currentTarget.setPointerCapture(event.pointerId);
        choose(pointAt(event));
      },
      onPointerMove(event: FramePointer) {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(pointAt(event));
      },
    };
    const point = { style: { left: `${x}%`, top: `${y}%` } };
    const sliders = SIDES.map(([side, label]) => {
      const onChange = ({ target }: { target: HTMLInputElement }) => {
        choose({ x, y, [side]: Number(target.value) });
      };
      const range = { type: 'range', min: 0, max: 100, step: 10, value: { x, y }[side], onChange };
      return h('label', { key: side }, label, h('input', range));
    });
    const onClick = () => {
      choose({});
    };
    const clear = { type: 'button', disabled: !focus, onClick };
    return h(
      'div',
      {},
      src &&
        h('div', frame, h('img', { src, alt: '', draggable: false }), focus && h('span', point)),
      h(
        'div',
        { className: 'focus-sliders' },
        ...sliders,
        h('button', clear, 'Use each page’s default'),
      ),
    );
  });

function focusOf(value: unknown): ImageFocus | undefined {
  const { x, y } = (value ?? {}) as Partial<ImageFocus>;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/** The pressed point of a frame, rounded to 10%, the precision that pages use. */
function pointAt({ currentTarget, clientX, clientY }: FramePointer): ImageFocus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const tenth = (share: number) => Math.min(10, Math.max(0, Math.round(share * 10))) * 10;
  return { x: tenth((clientX - left) / width), y: tenth((clientY - top) / height) };
}
