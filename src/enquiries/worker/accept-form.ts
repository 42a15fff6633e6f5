import * as z from 'zod/mini';
import {
  composeSubject,
  withoutHiddenFields,
  parseEnquiry,
  formatErrors,
  lengthMessage,
} from '../rules/enquiry.ts';
import { eachField, type EnquiryRaw } from '../rules/fields.ts';
import type { WorkerEnv } from '../../worker/settings.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import { acceptEnquiry, isSuspect, type EnquiryRequest } from './accept-enquiry.ts';
import { deriveEnquiryId } from './store-enquiry.ts';

/** Far above the fields' limits, so that most overlong values are shown again with their error. */
const LIMIT_BYTES = 1_000_000;

/** A form that a browser posted without scripts. */
export interface PostedForm {
  raw: EnquiryRaw;
  honeypot: string;
  formToken: string;
}

/** The outcome of a posted form. */
export type FormOutcome = { status: number; headers?: Record<string, string> | undefined } & (
  | { kind: 'sent'; reference: string; sent: EnquiryRaw; at: Date }
  /** `errors` belong to fields; empty if something else went wrong. */
  | { kind: 'to-correct'; form: PostedForm; error: string; errors: readonly FieldError[] }
  | { kind: 'unreadable'; error: string }
);

/** Whether a browser posted a form, rather than a script posting JSON. */
export const isForm = ({ headers }: Request): boolean =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(
    headers.get('content-type') ?? '',
  );

/** Responds to a form posted without scripts: thanks, or the errors with the values as typed. */
export async function acceptForm(posted: EnquiryRequest): Promise<FormOutcome> {
  const { request, env } = posted;
  const bytes = await readToEnd(request, LIMIT_BYTES);
  if (!bytes) return { kind: 'unreadable', status: 413, error: lengthMessage('message') };
  const form = await readPostedForm(bytes, request.headers.get('content-type') ?? '');
  if (!form) {
    const error = 'We could not read your message. Send it again.';
    return { kind: 'unreadable', status: 400, error };
  }
  const result = parseEnquiry(withoutHiddenFields(form.raw));
  if (!result.ok) {
    const { errors } = result;
    return { kind: 'to-correct', status: 400, form, error: formatErrors(errors), errors };
  }
  const service = await readServiceTitle(result.input.selectedService, env, request.url);
  const sent = { ...result.input, subject: composeSubject(result.input, service) };
  const id = await deriveEnquiryId(form.raw);
  const accepted = await acceptEnquiry(
    { ...sent, id, isSuspect: await isSuspect(form, posted) },
    posted,
  );
  return accepted.status === 201
    ? { kind: 'sent', ...accepted, sent, at: new Date() }
    : { kind: 'to-correct', form, errors: [], ...accepted };
}

/** Reads a body to its end even if it is too large: some browsers and proxies drop a response that comes earlier. */
async function readToEnd(
  { body }: Request,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const write = (chunk: Uint8Array<ArrayBuffer>) => {
    size += chunk.byteLength;
    chunks = size > limitBytes ? [] : [...chunks, chunk];
  };
  await body?.pipeTo(new WritableStream({ write }));
  return size > limitBytes ? undefined : new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The fields of a form; undefined if the body is not one. Files and unknown fields are ignored. */
async function readPostedForm(
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
      honeypot: valueOf('remarks'),
      formToken: valueOf('shown'),
    };
  } catch {
    return undefined;
  }
}

const servicesSchema = z.array(z.object({ id: z.string(), title: z.string() }));

/** A service's title; its id if the site's list of services cannot be read, which must not block an enquiry. */
async function readServiceTitle(
  id: string,
  { ASSETS: assets }: WorkerEnv,
  siteUrl: string,
): Promise<string> {
  try {
    const response = await assets.fetch(new Request(new URL('/data/services.json', siteUrl)));
    const services = z.parse(servicesSchema, await response.json());
    return services.find((service) => service.id === id)?.title ?? id;
  } catch {
    return id;
  }
}
