import type { FieldError } from '../../values/result.ts';

const PATIENCE_MS = 20_000;

/** The outcome of sending. */
export type Sending =
  | { kind: 'taken'; reference: string }
  | { kind: 'rejected'; errors: FieldError[] }
  | { kind: 'failed'; advice: string };

/**
 * Posts an enquiry. The status decides the outcome; only our own endpoint's body is read for more. An outside form
 * service gets just the specified fields, and its answer is not read.
 * @param more fields that only our own endpoint gets
 */
export async function sendEnquiry(url: string, enquiry: object, more: object): Promise<Sending> {
  const isOurs = new URL(url, location.href).origin === location.origin;
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(isOurs ? { ...enquiry, ...more } : enquiry),
      signal: patience.signal,
    });
    const said = isOurs ? await readObject(response) : {};
    if (response.ok) return { kind: 'taken', reference: textIn(said, 'reference') };
    const errors = Array.isArray(said['fields']) ? said['fields'].filter(isFieldError) : [];
    if (response.status === 400 && errors.length > 0) return { kind: 'rejected', errors };
    return { kind: 'failed', advice: adviceFor(response) || textIn(said, 'error') };
  } catch {
    return { kind: 'failed', advice: '' };
  } finally {
    clearTimeout(timer);
  }
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function textIn(said: Record<string, unknown>, name: string): string {
  const value = said[name];
  return typeof value === 'string' ? value : '';
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  const { field, message } = value as Record<string, unknown>;
  return typeof field === 'string' && typeof message === 'string';
}

function adviceFor({ status, headers }: Response): string {
  if (status !== 429) return '';
  const seconds = Number(headers.get('retry-after')) || 60;
  return `Several messages have come from your line within a minute. Wait ${seconds} seconds, then send it again.`;
}
