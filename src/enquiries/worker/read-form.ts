import { composeSubject, FORM_IDENTIFIER, onlyAsked, parseEnquiry } from '../rules/enquiry.ts';
import { eachField, type EnquiryRaw } from '../rules/fields.ts';
import type { Submission } from '../rules/submission.ts';
import type { Parsed } from '../../forms/rules/result.ts';
import { makeId } from './make-id.ts';
import type { ServiceTitle } from './services.ts';

/** A form that a browser posted without scripts. */
export interface PostedForm {
  raw: EnquiryRaw;
  remarks: string;
  /** The stamp of the page that it was written on. */
  shown: string;
}

/** Whether a browser posted a form, rather than a script posting JSON. */
export function isForm(request: Request): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(
    request.headers.get('content-type') ?? '',
  );
}

/** The fields of a form; undefined if the body is not one. Files and unknown fields are ignored. */
export async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<PostedForm | undefined> {
  try {
    const data = await new Response(bytes, {
      headers: { 'content-type': contentType },
    }).formData();
    const valueOf = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    return {
      raw: eachField(({ name }) => valueOf(name)),
      remarks: valueOf('remarks'),
      shown: valueOf('shown'),
    };
  } catch {
    return undefined;
  }
}

/** Checks the form by its own rules and turns it into the shape of the JSON post. */
export async function toSubmission(
  { raw, remarks }: PostedForm,
  { services, today }: { services: readonly ServiceTitle[]; today: string },
): Promise<Parsed<Omit<Submission, 'elapsed'>>> {
  const result = parseEnquiry(onlyAsked(raw));
  if (!result.ok) return result;
  const { selectedService } = result.input;
  const title = services.find((service) => service.id === selectedService)?.title;
  const subject = composeSubject(result.input, title ?? selectedService);
  const id = await makeId(raw, today);
  const more = { subject, id, remarks, formIdentifier: FORM_IDENTIFIER } as const;
  return { ok: true, input: { ...result.input, ...more } };
}
