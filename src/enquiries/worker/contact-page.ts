import type { Element } from '@cloudflare/workers-types';
import { editResponse, type ElementEdit } from '../../worker/runtime.ts';
import { listSentFields, SENT_HEADINGS } from '../rules/enquiry.ts';
import { escapeHtml } from '../../text/escape.ts';
import { type EnquiryRaw, ENQUIRY_FIELDS, type ControlType } from '../rules/fields.ts';
import type { FormOutcome, PostedForm } from './accept-form.ts';
import { putFormToken } from './form-token.ts';
import {
  composeThanks,
  composeUnreadableEnquiry,
  formatNextSteps,
  readCompany,
} from './messages.ts';
import { telHref } from '../../text/phone.ts';
import type { FieldError } from '../../forms/rules/result.ts';

const HTML = { html: true };
/** The section with the form and the text above it. */
const SECTION = 'section[aria-labelledby="write"]';

/**
 * The built contact page with the response to a form posted without scripts. The changes comply with the page's content
 * security policy.
 */
export const fillContactPage = (page: Response, outcome: FormOutcome, token: string): Response =>
  editResponse(page, [...editsFor(outcome), putFormToken(token)]);

function editsFor(outcome: FormOutcome): ElementEdit[] {
  const reach = linkContacts();
  switch (outcome.kind) {
    case 'sent': {
      const thanks = composeThanks(`<strong>${escapeHtml(outcome.reference)}</strong>`, reach);
      const home = '<a href="/">Back to the home page</a>';
      return [
        replaceContent('head > title', escapeHtml(`Thank you | ${readCompany().name}`)),
        replaceContent('main h1', thanks.heading),
        replaceContent('main .intro p', thanks.lead),
        // The heading is removed together with the form.
        [SECTION, (section) => section.removeAttribute('aria-labelledby')],
        replaceContent(
          SECTION,
          [
            renderTitle(SENT_HEADINGS.next),
            renderParagraph(escapeHtml(formatNextSteps(outcome.at))),
            renderParagraph(thanks.more),
            renderTitle(SENT_HEADINGS.copy),
            renderCopy(outcome),
            renderParagraph(home),
          ].join(''),
        ),
      ];
    }
    case 'unreadable': {
      const { heading, goBack } = composeUnreadableEnquiry(reach);
      const back = '<a href="/contact">Back to the contact page</a>';
      return showAlert(
        heading,
        [escapeHtml(outcome.error), goBack, back].map(renderParagraph).join(''),
      );
    }
    case 'to-correct': {
      const links = outcome.errors.map(
        ({ field, message }) => `<li><a href="#enquiry-${field}">${escapeHtml(message)}</a></li>`,
      );
      const list = `<ul>${links.join('')}</ul>`;
      return [
        ...showAlert(
          'There is a problem',
          links.length > 0 ? list : renderParagraph(escapeHtml(outcome.error)),
        ),
        replaceContent('#ways', `Your message is still here. You can also ${reach}.`),
        // Hydration would replace the values with the draft and remove the errors.
        [`${SECTION} astro-island`, (island) => island.removeAndKeepContent()],
        ...fillEnquiryForm(outcome.form, outcome.errors),
      ];
    }
  }
}

/** An alert above everything else, focused when the page opens. */
function showAlert(heading: string, html: string): ElementEdit[] {
  const box = `<div class="alert" tabindex="-1" autofocus><div role="alert"><p class="alert-title">${heading}</p>${html}</div></div>`;
  return [
    ['head > title', (title) => title.prepend('Error: ')],
    ['main', (main) => main.prepend(`<div class="wrap">${box}</div>`, HTML)],
  ];
}

const replaceContent = (selector: string, html: string): ElementEdit => [
  selector,
  (element) => element.setInnerContent(html, HTML),
];

const renderTitle = (title: string) => `<h2 class="mb-3 text-xl">${title}</h2>`;

const renderCopy = ({ sent, at }: { sent: EnquiryRaw; at: Date }) => {
  const rows = listSentFields(sent, at).map(
    ({ label, text }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd></div>`,
  );
  return `<dl class="sent-copy">${rows.join('')}</dl>`;
};

const renderParagraph = (html: string) => `<p class="mb-6">${html}</p>`;

function linkContacts(): string {
  const { contact } = readCompany();
  const phone = `<a href="${escapeHtml(telHref(contact.phone))}">${escapeHtml(contact.phone)}</a>`;
  const email = escapeHtml(contact.email);
  return `call ${phone} or write to <a href="mailto:${email}">${email}</a>`;
}

const FORM = 'form.enquiry';

/** Fills in the contact page's form with what was typed, and puts each error beside its field. */
function fillEnquiryForm(
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
