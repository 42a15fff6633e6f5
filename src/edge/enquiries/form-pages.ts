import type { EnquiryRaw } from '../../model/enquiry/enquiry.ts';
import type { FieldError } from '../../model/values/result.ts';
import { html, type Html } from './html.ts';
import type { Page } from './page.ts';
import type { PostedForm } from './read-form.ts';
import type { ServiceTitle } from './services.ts';

export interface Firm {
  name: string;
  contact: { phone: string; phoneHref: string; email: string };
}

/** The key of the form's draft in the browser: what is sent need not be kept there. */
const FORGET_DRAFT = `try{localStorage.removeItem('enquiry-draft')}catch{}`;

/** Thanks, the reference, and how to reach the firm. */
export function thanksPage(reference: string, firm: Firm): Page {
  return {
    title: `Thank you | ${firm.name}`,
    script: FORGET_DRAFT,
    body: html`<h1>Thank you. Your message has been sent.</h1>
      <p>We'll get back to you soon. Your reference is <strong>${reference}</strong>.</p>
      <p>Something to add, or in a hurry? Quote it when you ${reach(firm)}.</p>
      <p><a href="/">Back to the home page</a></p>`,
  };
}

/** A refusal of a form that could not be read: what was typed is still on the page before. */
export function refusalPage(error: string, firm: Firm): Page {
  return {
    title: `Error: Contact | ${firm.name}`,
    body: html`<h1>Your message has not been sent</h1>
      <p>${error}</p>
      <p>Go back to the form: what you wrote should still be there. Or ${reach(firm)}.</p>
      <p><a href="/contact">Back to the contact page</a></p>`,
  };
}

/** What is to mend, and the form again with everything that was typed. */
export function mendPage(
  { raw, website }: PostedForm,
  problem: { error: string; fields?: readonly FieldError[] },
  { firm, services }: { firm: Firm; services: readonly ServiceTitle[] },
): Page {
  const fields = problem.fields ?? [];
  const errors = new Map(fields.map(({ field, message }) => [field, message]));
  const links = fields.map(
    ({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`,
  );
  const kept = { raw, errors };
  return {
    title: `Error: Contact | ${firm.name}`,
    body: html`<div class="problem" role="alert">
        <h2>There is a problem</h2>
        ${
          links.length > 0
            ? html`<ul>
                ${links}
              </ul>`
            : html`<p>${problem.error}</p>`
        }
      </div>
      <h1>Talk to us</h1>
      <p>What you wrote is still here. You can also ${reach(firm)}.</p>
      <form method="post" action="/api/enquiries" novalidate>
        <input type="hidden" name="website" value="${website}" />
        ${box(kept, 'name', 'Name', html`type="text" autocomplete="name"`)}
        ${box(kept, 'email', 'Email', html`type="email" autocomplete="email" spellcheck="false"`)}
        ${box(kept, 'phone', 'Phone', html`type="tel" autocomplete="tel"`)}
        ${field(
          kept,
          'selectedService',
          'Service',
          (ties) =>
            html`<select ${ties}>
              ${options(raw.selectedService, services)}
            </select>`,
        )}
        ${box(kept, 'subject', 'Subject, if the service is something else', html`type="text"`)}
        ${field(
          kept,
          'message',
          'Message',
          // A browser drops the first line break.
          (ties) => html`<textarea rows="9" ${ties}>${'\n'}${raw.message}</textarea>`,
        )}
        <button type="submit">Send Message</button>
      </form>`,
  };
}

interface Kept {
  raw: EnquiryRaw;
  errors: ReadonlyMap<string, string>;
}

function box(kept: Kept, name: keyof EnquiryRaw, label: string, more: Html): Html {
  return field(
    kept,
    name,
    label,
    (ties) => html`<input ${more} ${ties} value="${kept.raw[name]}" />`,
  );
}

/** Label, error, then the control, tied together. */
function field(
  { errors }: Kept,
  name: keyof EnquiryRaw,
  label: string,
  control: (ties: Html) => Html,
): Html {
  const error = errors.get(name);
  const ties = html`id="${name}"
  name="${name}"${error ? html` aria-invalid="true" aria-describedby="${name}-error"` : undefined}`;
  return html`<div class="${error ? 'field has-error' : 'field'}">
    <label for="${name}">${label}</label>
    ${error ? html`<p id="${name}-error"><span class="sr-only">Error:</span> ${error}</p>` : undefined}
    ${control(ties)}
  </div>`;
}

/** The services of the site, "other", and what was chosen even if it is neither. */
function options(chosen: string, services: readonly ServiceTitle[]): Html[] {
  const all = [
    { id: '', title: 'Choose a service' },
    ...services,
    { id: 'other', title: 'Something else' },
  ];
  if (!all.some(({ id }) => id === chosen)) all.push({ id: chosen, title: chosen });
  return all.map(
    ({ id, title }) =>
      html`<option value="${id}" ${id === chosen ? html` selected` : undefined}>${title}</option>`,
  );
}

function reach({ contact: { phone, phoneHref, email } }: Firm): Html {
  return html`call <a href="${phoneHref}">${phone}</a> or write to
    <a href="mailto:${email}">${email}</a>`;
}
