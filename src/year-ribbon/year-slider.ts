import { DAYS, HOURS } from '../planner/engine/local-hour.ts';
import { hourAfterKey, clampHour } from './year-hour.ts';

/** Turns a drawing of the year into a slider over its hours, with pointer and keyboard control. */
export function attachSlider(
  element: HTMLElement,
  {
    label,
    step = 1,
    hour,
    onChange,
  }: { label: string; step?: number; hour: () => number; onChange: (hour: number) => void },
): void {
  Object.entries({ role: 'slider', tabindex: '0', 'aria-valuemin': '0' }).forEach((pair) => {
    element.setAttribute(...pair);
  });
  element.setAttribute('aria-valuemax', String(HOURS - 1));
  element.setAttribute('aria-label', label);
  element.addEventListener('keydown', (event) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const next =
      altKey || ctrlKey || metaKey ? undefined : hourAfterKey(hour(), key, shiftKey, step);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  });
  /** The day under the pointer, at the same hour of the day. */
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = element.getBoundingClientRect();
    const day = Math.min(DAYS - 1, Math.max(0, Math.floor(((clientX - left) / width) * DAYS)));
    onChange(clampHour(day * 24 + (hour() % 24)));
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    element.focus({ preventScroll: true });
    follow(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) follow(event);
  });
}
