import { createRichBox, type RichBox } from '../rich/create-rich-box.ts';
import type { CmsControl } from './cms-react.ts';

interface RichControl extends CmsControl {
  place: HTMLElement;
  box: RichBox;
}

const textOf = ({ value }: CmsControl['props']): string => (typeof value === 'string' ? value : '');

/** The control for a text with emphasis, links and so on. It manages its own DOM. */
export const richControl = createClass({
  componentDidMount(this: RichControl) {
    const { field } = this.props;
    this.box = createRichBox(this.place, {
      html: textOf(this.props),
      label: String(field.get('label')),
      tags: field.toJS().tags as string[],
      onChange: (html) => {
        this.props.onChange(html);
      },
    });
  },
  componentDidUpdate(this: RichControl) {
    this.box.setContent(textOf(this.props));
  },
  componentWillUnmount(this: RichControl) {
    this.box.close();
  },
  render(this: RichControl) {
    const ref = (place: HTMLElement | null) => {
      if (place) this.place = place;
    };
    return h('div', { ref });
  },
});
