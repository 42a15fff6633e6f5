/** Reads a body up to a size and stops there, whatever length it announced. Undefined when it is larger. */
export async function readBody(
  request: Request,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > limitBytes) return undefined;
  const bytes = new Uint8Array(limitBytes);
  const reader = request.body?.getReader();
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
