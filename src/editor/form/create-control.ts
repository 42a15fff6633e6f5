import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';

/** A box that was made on the page. */
export interface Box {
  /** Called when something in the form has changed. */
  take?: (props: CustomFieldControlProps) => void;
  close?: () => void;
}

interface Control {
  props: CustomFieldControlProps;
  place: HTMLElement;
  box: Box;
}

/** The form has its own React, and lends these two functions to its controls. */
declare const createClass: (parts: object) => CustomFieldControl;
declare const h: (name: string, props: object) => unknown;

/**
 * A field whose box is built on the page by hand.
 * @param build fills the place that it is given
 */
export const createControl = (
  build: (place: HTMLElement, props: CustomFieldControlProps) => Box,
): CustomFieldControl =>
  createClass({
    componentDidMount(this: Control) {
      const onChange = (value: unknown) => {
        this.props.onChange(value);
      };
      this.box = build(this.place, { ...this.props, onChange });
    },
    componentDidUpdate(this: Control) {
      this.box.take?.(this.props);
    },
    componentWillUnmount(this: Control) {
      this.box.close?.();
    },
    render(this: Control) {
      const ref = (place: HTMLElement | null) => {
        if (place) this.place = place;
      };
      return h('div', { ref });
    },
  });
