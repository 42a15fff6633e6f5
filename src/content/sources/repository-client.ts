import * as z from 'zod/mini';
import {
  RequestError,
  sendRequest,
  type RequestOptions,
  type HttpDependencies,
} from './request.ts';

/** Above the size of any response except a long listing. */
const ANSWER_BYTES = 5_000_000;

export interface RepositoryOptions {
  /** Such as https://api.github.com */
  apiUrl: string;
  /** owner/name */
  repo: string;
  /** Sent to the API only, never to download hosts. */
  token?: string | undefined;
  tools: HttpDependencies;
}

/** A client of GitHub's API for one repository, for builds and for browsers. */
export function createRepositoryClient({ apiUrl, repo, token, tools }: RepositoryOptions) {
  const base = `${apiUrl.replace(/\/$/, '')}/repos/${repo}`;

  /** @throws RequestError */
  const send = (path: string, { headers, ...more }: Partial<RequestOptions> = {}) =>
    sendRequest(`${base}${path}`, tools, {
      limitBytes: ANSWER_BYTES,
      ...more,
      headers: {
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    });

  return {
    base,
    send,
    /**
     * Requests JSON and validates it against a schema.
     * @throws RequestError
     */
    async read<T>(
      path: string,
      schema: z.ZodMiniType<T>,
      options?: Partial<RequestOptions>,
    ): Promise<T> {
      return parseResponse((await send(path, options)).bytes, schema, `${base}${path}`);
    },
  };
}

export type RepositoryClient = ReturnType<typeof createRepositoryClient>;

/** @throws RequestError for invalid JSON, or JSON that does not match */
export function parseResponse<T>(bytes: Uint8Array, schema: z.ZodMiniType<T>, url: string): T {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new RequestError('not-json', url, 'The response is not JSON', { cause });
  }
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new RequestError('unexpected-shape', url, 'The response does not match the contents API');
}
