import { createRemoteJWKSet, jwtVerify } from 'jose';
import { isLoopback } from '../../text/urls.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';

/** The signed-in user, `refused` if not authorised, or `off` if the inbox is disabled. */
export type InboxUser = { email: string } | 'refused' | 'off';

/** Cloudflare's public keys for a team, which `jose` fetches once and caches. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/**
 * Identifies the signed-in user by the token that Cloudflare Access adds to each request: its signature, audience, issuer and
 * expiry (https://developers.cloudflare.com/cloudflare-one/identity/authorization-cookie/validating-json/).
 */
export async function identifyInboxUser(request: Request, env: WorkerEnv): Promise<InboxUser> {
  const { access } = readWorkerSettings(env);
  if (!access) {
    // Only `npm start` sets it, and no request to a live Worker has a loopback host.
    const isLocal = env.INBOX_LOCAL === 'on' && isLoopback(new URL(request.url));
    return isLocal ? { email: 'this computer' } : 'off';
  }
  const token = request.headers.get('cf-access-jwt-assertion');
  if (!token) {
    console.warn(
      'Inbox: the request has no Access token. Add /inbox and /api/inbox to the application in Cloudflare Access.',
    );
    return 'refused';
  }
  const { team, audience } = access;
  const keys = keySets.get(team) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', team));
  keySets.set(team, keys);
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: team,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp'],
    });
    const { email } = payload;
    if (typeof email === 'string' && email !== '') return { email };
    console.warn(
      'Inbox: sign-in refused because the token has no email address. Check the login method in Cloudflare Access.',
    );
    return 'refused';
  } catch (error) {
    const { code = 'unknown', claim } = error as { code?: string; claim?: string };
    const setting = claim === 'aud' ? 'ACCESS_AUD' : 'ACCESS_TEAM';
    console.warn(
      `Inbox: sign-in refused, ${code}. Unless the token has expired, check ${setting}.`,
    );
    return 'refused';
  }
}
