/** Reads a body up to a size, whatever length it announced; undefined if it is larger. */
export async function readBody(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length')) > limitBytes) return undefined;
  const bytes = new Uint8Array(limitBytes);
  const reader = body?.getReader();
  let length = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return bytes.slice(0, length);
    if (length + part.value.length > limitBytes) {
      await reader?.cancel();
      return undefined;
    }
    bytes.set(part.value, length);
    length += part.value.length;
  }
}
