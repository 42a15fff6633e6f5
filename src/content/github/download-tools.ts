import { RequestError } from '../http/request-error.ts';
import type { RequestTools } from '../http/request.ts';

/**
 * What a file of a listing is downloaded with, by its address.
 * @param fetchElsewhere for hosts other than the API's; it may refuse to
 * @throws RequestError for an address that is not https, unless the API has none itself
 */
export function downloadTools(apiUrl: string, tools: RequestTools, fetchElsewhere: typeof fetch) {
  const api = new URL(apiUrl);
  return (downloadUrl: string): RequestTools => {
    const from = URL.canParse(downloadUrl) ? new URL(downloadUrl) : undefined;
    if (!from || !['https:', api.protocol].includes(from.protocol)) {
      throw new RequestError('unexpected-shape', downloadUrl, 'Not an https address');
    }
    const isOwn = from.hostname === api.hostname || from.hostname.endsWith(`.${api.hostname}`);
    return isOwn ? tools : { ...tools, fetch: fetchElsewhere };
  };
}
