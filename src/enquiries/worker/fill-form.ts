import type { Element } from '@cloudflare/workers-types';
import { ENQUIRY_FIELDS, type ControlType } from '../rules/fields.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import type { ElementEdit } from '../../worker/runtime.ts';
import { escapeHtml } from '../../text/escape.ts';
import type { PostedForm } from './accept-form.ts';

const FORM = 'form.enquiry';
const HTML = { html: true };

/** Fills in the contact page's form with what was typed, and puts each error beside its field. */
export function fillEnquiryForm(
  { raw, honeypot }: PostedForm,
  errors: readonly FieldError[],
): ElementEdit[] {
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  let nth = 0;
  return [
    // The island renders the captcha's code, and this page has no island.
    [`${FORM} .captcha`, (captcha) => captcha.remove()],
    [
      `${FORM} .field`,
      (frame) => {
        // The fields are in the order of the table.
        const field = ENQUIRY_FIELDS[nth++];
        if (field && messages.has(field.name)) frame.setAttribute('class', 'field has-error');
      },
    ],
    ...ENQUIRY_FIELDS.flatMap(({ name, hint, control }) => {
      const id = `enquiry-${name}`;
      const selector = hint ? `#${id}-hint` : `${FORM} label[for="${id}"]`;
      const message = messages.get(name);
      return [
        ...FILLED[control.kind](`#${id}`, raw[name]),
        ...(message === undefined ? [] : showError(id, selector, message)),
      ];
    }),
    ...FILLED.line('#enquiry-remarks', honeypot),
  ];
}

/** Adds an error after a field's label and hint, and links it to the control. */
const showError = (id: string, selector: string, message: string): ElementEdit[] => [
  [
    selector,
    (element) =>
      element.after(
        `<p class="error" id="${id}-error"><span class="sr-only">Error:</span> ${escapeHtml(message)}</p>`,
        HTML,
      ),
  ],
  [
    `#${id}`,
    (control) => {
      const ids = [control.getAttribute('aria-describedby'), `${id}-error`];
      control.setAttribute('aria-invalid', 'true');
      control.setAttribute('aria-describedby', ids.filter(Boolean).join(' '));
    },
  ],
];

/** Sets the value of each kind of control. */
const FILLED: Record<ControlType['kind'], (control: string, value: string) => ElementEdit[]> = {
  // The runtime escapes only quotes in attributes.
  line: (control, value) => [
    [control, (input) => input.setAttribute('value', value.replaceAll('&', '&amp;'))],
  ],
  // Browsers drop a line break at the very start.
  text: (control, value) => [[control, (area) => area.setInnerContent(`\n${value}`)]],
  service: (control, value) => {
    let isOffered = false;
    const choose = (option: Element) => {
      const isChosen = option.getAttribute('value') === value;
      isOffered ||= isChosen;
      if (isChosen) option.setAttribute('selected', '');
      else option.removeAttribute('selected');
    };
    const addUnlessOffered = (select: Element) => {
      select.onEndTag((end) => {
        const text = escapeHtml(value);
        if (!isOffered) end.before(`<option value="${text}" selected>${text}</option>`, HTML);
      });
    };
    return [
      [`${control} option`, choose],
      [control, addUnlessOffered],
    ];
  },
};
