/** Whether a page of ours asks, and what a browser needs to hear when that page lies at another address. */
export interface Judgement {
  isOurs: boolean;
  /** Whether that page lies at another host than the Worker. */
  isFromOtherHost: boolean;
  headers: Record<string, string>;
}

/** Judges by Origin; without one, as old browsers and programs send, by what a browser says of the sender's site. */
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

/** What a browser asks before it posts JSON from another address. */
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
