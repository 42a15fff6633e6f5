import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';

/** A control as a class component of the CMS's own React. */
export interface Control {
  props: CustomFieldControlProps;
  forceUpdate: (done?: () => void) => void;
}

// The CMS gives both to controls as globals.
declare global {
  function createClass(parts: object): CustomFieldControl;
  function h(type: unknown, props: object, ...children: unknown[]): unknown;
}
