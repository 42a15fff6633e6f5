/** Whether a request comes from a page of ours, and the CORS headers if that page has another origin. */
export interface Judgement {
  isOurs: boolean;
  /** Whether that page has another origin than the Worker. */
  isFromOtherHost: boolean;
  headers: Record<string, string>;
}

/** Decides by `Origin` or, since old browsers and programs send none, by `Sec-Fetch-Site`. */
export function judgeOrigin(request: Request, siteOrigin: string | undefined): Judgement {
  const headers = { vary: 'origin' };
  const here = { isOurs: true, isFromOtherHost: false, headers };
  const origin = request.headers.get('origin');
  if (origin === null) {
    return { ...here, isOurs: request.headers.get('sec-fetch-site') !== 'cross-site' };
  }
  if (origin === new URL(request.url).origin) return here;
  if (origin !== siteOrigin) return { ...here, isOurs: false };
  return {
    isOurs: true,
    isFromOtherHost: true,
    headers: {
      ...headers,
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
    },
  };
}

/** Answers the preflight request that browsers send before they post JSON from another origin. */
export function answerPreflight({ isOurs, headers }: Judgement): Response {
  return new Response(null, {
    status: isOurs ? 204 : 403,
    headers: {
      ...headers,
      allow: 'POST, OPTIONS',
      ...(isOurs && {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      }),
    },
  });
}
