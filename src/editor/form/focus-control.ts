import type { CustomFieldControlProps } from '@sveltia/cms';
import type { Focus } from '../../content/model/schemas/primitives.ts';
import { createControl } from './create-control.ts';

const MIDDLE: Focus = { x: 50, y: 50 };
const SIDES = [
  ['x', 'From the left'],
  ['y', 'From the top'],
] as const;

/** The picture that is shown in the box above this one. */
const PICTURES = ['imageSrc', 'imageUrl'];

/** A box in which an editor points at what of a picture must stay in view, or moves two sliders. */
export const focusControl = createControl((place, props) => {
  let focus = focusOf(props);
  const picture = document.createElement('img');
  picture.alt = '';
  picture.draggable = false;
  const point = document.createElement('span');
  const frame = document.createElement('div');
  frame.className = 'focus-frame';
  frame.append(picture, point);
  const sliders = SIDES.map(([side, label]) => ({ side, ...sliderOf(label) }));
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.textContent = 'As each page has it';
  const show = () => {
    const { x, y } = focus ?? MIDDLE;
    Object.assign(point.style, { left: `${x}%`, top: `${y}%` });
    point.hidden = !focus;
    clear.disabled = !focus;
    for (const { side, input } of sliders) input.value = String((focus ?? MIDDLE)[side]);
  };
  const choose = (next: Focus | undefined) => {
    focus = next;
    show();
    props.onChange(next ?? {});
  };
  for (const { side, input } of sliders) {
    input.addEventListener('input', () => {
      choose({ ...(focus ?? MIDDLE), [side]: Number(input.value) });
    });
  }
  clear.addEventListener('click', () => {
    choose(undefined);
  });
  frame.addEventListener('pointerdown', (event) => {
    frame.setPointerCapture(event.pointerId);
    choose(pointAt(frame, event));
  });
  frame.addEventListener('pointermove', (event) => {
    if (frame.hasPointerCapture(event.pointerId)) choose(pointAt(frame, event));
  });
  const row = document.createElement('div');
  row.className = 'focus-sliders';
  row.append(...sliders.map(({ label }) => label), clear);
  place.append(frame, row);
  show();
  const watch = followPicture(place, (src) => {
    if (src && picture.src !== src) picture.src = src;
    frame.hidden = !src;
  });
  return {
    take(next) {
      const given = focusOf(next);
      if (given?.x === focus?.x && given?.y === focus?.y) return;
      focus = given;
      show();
    },
    close() {
      watch.disconnect();
    },
  };
});

function focusOf({ value }: CustomFieldControlProps): Focus | undefined {
  const { x, y } = (value ?? {}) as Partial<Focus>;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

function sliderOf(words: string) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', min: '0', max: '100', step: '10' });
  label.append(words, input);
  return { label, input };
}

/** Where a frame is pressed, to the nearest tenth, which is what pages can keep. */
function pointAt(frame: HTMLElement, { clientX, clientY }: PointerEvent): Focus {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const tenth = (share: number) => Math.min(10, Math.max(0, Math.round(share * 10))) * 10;
  return { x: tenth((clientX - left) / width), y: tenth((clientY - top) / height) };
}

/** Tells the address of the picture in the box above, now and whenever it changes. */
function followPicture(place: HTMLElement, tell: (src: string | undefined) => void) {
  const own = place.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
  const beside = PICTURES.map(
    (name) => `[data-key-path="${own.replace(/[^.]+$/, name)}"] img`,
  ).join();
  const look = () => {
    tell(document.querySelector<HTMLImageElement>(beside)?.src);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
  look();
  return watch;
}
