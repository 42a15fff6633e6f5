import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listenOnLoopback, stopServer } from '../../harness/site/loopback.ts';

export const AUDIENCE = 'audience-of-the-inbox';
export const EMPLOYEE = 'seonaid@company.example';

/** A team of Cloudflare Access: a server with its public keys, and the tokens that it issues. */
export async function startAccessTeam() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }];
  let reads = 0;
  const { server, origin } = await listenOnLoopback((request, response) => {
    const isKeys = request.url === '/cdn-cgi/access/certs';
    reads += 1;
    response
      .writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify({ keys }));
  });
  /** A token as Access sends it. @param changed claims that differ; undefined omits one */
  const issue = (changed: Record<string, unknown> = {}, key = privateKey) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: origin, aud: [AUDIENCE], email: EMPLOYEE, iat: now, exp: now + 60 };
    return new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .sign(key);
  };
  return {
    origin,
    issue,
    /** How often the keys have been read. */
    reads: () => reads,
    vars: { ACCESS_TEAM: origin, ACCESS_AUD: AUDIENCE },
    close: () => stopServer(server),
  };
}

export type AccessTeam = Awaited<ReturnType<typeof startAccessTeam>>;
