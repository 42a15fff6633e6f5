import { iconLabel, shapesOf } from '../../ui/icons.ts';
import { createControl } from './create-control.ts';

/** What the description of the field says. */
interface IconField {
  label: string;
  options: readonly { value: string }[];
}

let groups = 0;

/** A box in which an icon is chosen by its picture. */
export const iconControl = createControl((place, props) => {
  const { label, options } = props.field.toJS() as unknown as IconField;
  const name = `icon-${++groups}`;
  const box = document.createElement('div');
  box.className = 'icon-choices';
  box.role = 'radiogroup';
  box.ariaLabel = label;
  const other = document.createElement('p');
  const choices = options.flatMap(({ value }) => (value === '' ? [] : [choiceOf(name, value)]));
  box.append(...choices.map(({ choice }) => choice), other);
  place.append(box);
  const show = (given: unknown) => {
    const value = typeof given === 'string' ? given : '';
    for (const { input } of choices) input.checked = input.value === value;
    const isOther = value && choices.every(({ input }) => !input.checked);
    other.textContent = isOther ? `The file names “${value}”, which shows a leaf.` : '';
  };
  for (const { input } of choices) {
    input.addEventListener('change', () => {
      show(input.value);
      props.onChange(input.value);
    });
  }
  show(props.value);
  return {
    take: ({ value }) => {
      show(value);
    },
  };
});

function choiceOf(name: string, value: string) {
  const choice = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name, value });
  choice.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${shapesOf(value)}</svg>`;
  choice.prepend(input);
  choice.append(iconLabel(value));
  return { choice, input };
}
