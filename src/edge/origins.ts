/** Whether a page of ours asks, and what a browser needs to hear when that page lies at another address. */
export interface Judgement {
  isOurs: boolean;
  headers: Record<string, string>;
}

/** Judges by Origin; without one, as old browsers and programs send, by what a browser says of the sender's site. */
export function judgeOrigin(request: Request, siteOrigin: string | undefined): Judgement {
  const headers = { vary: 'origin' };
  const origin = request.headers.get('origin');
  if (origin === null) {
    return { isOurs: request.headers.get('sec-fetch-site') !== 'cross-site', headers };
  }
  if (origin === new URL(request.url).origin) return { isOurs: true, headers };
  if (origin !== siteOrigin) return { isOurs: false, headers };
  return {
    isOurs: true,
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
