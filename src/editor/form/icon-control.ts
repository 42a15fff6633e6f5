import { iconLabel, shapesOf } from '../../ui/icons.ts';
import type { Control } from './cms-react.ts';

/** What the description of the field says. */
interface IconField {
  label: string;
  options: readonly { value: string }[];
}

/** A box in which an icon is chosen by its picture. */
export const iconControl = createClass({
  render(this: Control) {
    const { field, forID, onChange, value: given } = this.props;
    const { label, options } = field.toJS() as unknown as IconField;
    const icons = options.flatMap(({ value }) => (value === '' ? [] : [value]));
    const choiceOf = (value: string) => {
      const choose = () => {
        onChange(value);
      };
      const shapes = { dangerouslySetInnerHTML: { __html: shapesOf(value) } };
      const radio = { type: 'radio', name: forID, value, checked: value === given };
      return h(
        'label',
        { key: value },
        h('input', { ...radio, onChange: choose }),
        h('svg', { viewBox: '0 0 24 24', 'aria-hidden': true, ...shapes }),
        iconLabel(value),
      );
    };
    const isOther = Boolean(given) && !icons.includes(given as string);
    return h(
      'div',
      { className: 'icon-choices', role: 'radiogroup', 'aria-label': label },
      ...icons.map(choiceOf),
      isOther && h('p', {}, `The file names “${given}”, which shows a leaf.`),
    );
  },
});
