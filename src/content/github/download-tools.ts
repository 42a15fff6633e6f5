import { RequestError } from '../http/request-error.ts';
import type { RequestTools } from '../http/request.ts';

/**
 * The tools to download a listed file with, chosen by its address.
 * @param fetchElsewhere for hosts other than the API's; it may refuse
 * @throws RequestError for an address that is not https, unless the API's own address is not either
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
