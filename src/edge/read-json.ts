import { json } from './json.ts';

type Read = { ok: true; value: unknown } | { ok: false; response: Response };

const refuse = (status: number, error: string): Read => ({
  ok: false,
  response: json(status, { error }),
});

/** Reads a JSON body within a size, or says why it cannot be taken. */
export async function readJson(request: Request, limitBytes: number): Promise<Read> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'Send JSON, with the content type application/json.');
  }
  const tooLarge = `Send at most ${limitBytes} bytes.`;
  if (Number(request.headers.get('content-length')) > limitBytes) return refuse(413, tooLarge);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limitBytes) return refuse(413, tooLarge);
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return refuse(400, 'The body is not JSON.');
  }
}
