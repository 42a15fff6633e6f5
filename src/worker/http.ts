import { readBody } from '../http.ts';

/** A JSON response that is not cached, and that browsers do not interpret as another type. */
export function createJsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
}

/**
 * Rejects a request by its method.
 * @param accepted what to send instead
 * @param allow the Allow header, if it names further methods
 */
export const rejectMethod = (accepted: string, allow = accepted): Response =>
  createJsonResponse(405, { error: `This endpoint accepts only ${accepted}.` }, { allow });

type JsonBody = { ok: true; value: unknown } | { ok: false; response: Response };

/** Reads a JSON body up to a size limit, or returns an error response. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBody> {
  const reject = (status: number, error: string): JsonBody => ({
    ok: false,
    response: createJsonResponse(status, { error }),
  });
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

/** Whether a request comes from a page of this site, and the CORS headers if that page has another origin. */
export interface OriginCheck {
  isAllowed: boolean;
  /** Whether that page's origin differs from the Worker's. */
  isFromOtherHost: boolean;
  headers: Record<string, string>;
}

/** Checks `Origin` or, for old browsers and programs without it, `Sec-Fetch-Site`. */
export function checkOrigin(request: Request, siteOrigin: string | undefined): OriginCheck {
  const origin = request.headers.get('origin');
  const isCrossSite = request.headers.get('sec-fetch-site') === 'cross-site';
  const isSameOrigin = origin === null ? !isCrossSite : origin === new URL(request.url).origin;
  const isFromOtherHost = origin !== null && !isSameOrigin && origin === siteOrigin;
  return {
    isAllowed: isSameOrigin || isFromOtherHost,
    isFromOtherHost,
    headers: {
      vary: 'origin',
      ...(isFromOtherHost && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after',
      }),
    },
  };
}

/** Responds to the preflight request that browsers send before they post JSON from another origin. */
export function respondToPreflight({ isAllowed, headers }: OriginCheck): Response {
  return new Response(null, {
    status: isAllowed ? 204 : 403,
    headers: {
      ...headers,
      allow: 'POST, OPTIONS',
      ...(isAllowed && {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      }),
    },
  });
}
