import { iconLabel, shapesOf } from '../../ui/icons.ts';
import { createChoiceControl } from './cms-react.ts';

/** The configuration of the field. */
interface IconField {
  label: string;
  options: readonly { value: string }[];
}

/** A control to choose an icon by its picture. */
export const iconControl = createChoiceControl(({ field, forID }, current, choose) => {
  const { label, options } = field.toJS() as unknown as IconField;
  const icons = options.flatMap(({ value }) => (value === '' ? [] : [value]));
  const choices = icons.map((value) => {
    const onChange = () => {
      choose(value);
    };
    const radio = { type: 'radio', name: forID, value, checked: value === current, onChange };
    const shapes = { dangerouslySetInnerHTML: { __html: shapesOf(value) } };
    const picture = h('svg', { viewBox: '0 0 24 24', 'aria-hidden': true, ...shapes });
    return h('label', { key: value }, h('input', radio), picture, iconLabel(value));
  });
  const isOther = typeof current === 'string' && current !== '' && !icons.includes(current);
  return h(
    'div',
    { className: 'icon-choices', role: 'radiogroup', 'aria-label': label },
    ...choices,
    isOther && h('p', {}, `“${current}” is not one of these icons, so the site shows a leaf.`),
  );
});
