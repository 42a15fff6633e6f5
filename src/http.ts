/** Reads a body up to a size limit, without trusting Content-Length; undefined if it is larger. */
export async function readBody(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length')) > limitBytes) {
    await body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limitBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * A signal that aborts after a timeout, or with another signal if given. Older browsers, which cannot combine the two,
 * use only the given one.
 */
export function createTimeoutSignal(
  milliseconds: number,
  signal?: AbortSignal,
): AbortSignal | null {
  if (!('timeout' in AbortSignal)) return signal ?? null;
  const timeout = AbortSignal.timeout(milliseconds);
  if (!signal) return timeout;
  return 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : signal;
}
