import { json } from './json.ts';
import { readBody } from '../values/http.ts';

type Read = { ok: true; value: unknown } | { ok: false; response: Response };

const reject = (status: number, error: string): Read => ({
  ok: false,
  response: json(status, { error }),
});

/** Reads a JSON body up to a size, or says why it is not accepted. */
export async function readJson(request: Request, limitBytes: number): Promise<Read> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return reject(415, 'Send JSON, with the content type application/json.');
  }
  const bytes = await readBody(request, limitBytes);
  if (!bytes) return reject(413, `Send at most ${limitBytes} bytes.`);
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return reject(400, 'The body is not JSON.');
  }
}
