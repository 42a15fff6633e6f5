import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';

/** A control as a class component of the CMS's own React. */
export interface CmsControl {
  props: CustomFieldControlProps;
  state: { value: unknown };
  setState: (state: { value: unknown }) => void;
  forceUpdate: (done?: () => void) => void;
}

// The CMS gives both to controls as globals.
declare global {
  function createClass(parts: object): CustomFieldControl;
  function h(type: unknown, props: object, ...children: unknown[]): unknown;
}

/** A control that shows a choice immediately, before the CMS passes it back. */
export const createChoiceControl = (
  render: (props: CmsControl['props'], value: unknown, choose: (value: unknown) => void) => unknown,
): CustomFieldControl =>
  createClass({
    getInitialState(this: CmsControl) {
      return { value: this.props.value as unknown };
    },
    componentDidUpdate(this: CmsControl, before: CmsControl['props']) {
      const value: unknown = this.props.value;
      if (before.value !== value) this.setState({ value });
    },
    render(this: CmsControl) {
      return render(this.props, this.state.value, (value) => {
        this.setState({ value });
        this.props.onChange(value);
      });
    },
  });
