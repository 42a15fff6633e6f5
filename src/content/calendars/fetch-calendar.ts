import { RequestError } from '../http/request-error.ts';
import { request, type RequestTools } from '../http/request.ts';
import { HostError, REDIRECT_LIMIT, type HostFault } from '../public-hosts/fetch-public.ts';
import { UnusableError } from '../processes/unusable-error.ts';

const LIMIT_BYTES = 1_000_000;

/** What to report for an address that is refused: what we got, and what to do. */
const NOT_ASKED: Record<HostFault, [got: string, fix: string]> = {
  NOT_HTTPS: [
    'an address without https, or one that leads there',
    'give the https address that the calendar itself has',
  ],
  NOT_PUBLIC: [
    'an address that is not on the public internet, or one that leads there',
    'give the address by which everybody reaches the calendar',
  ],
  MANY_REDIRECTS: [
    `more than ${REDIRECT_LIMIT} redirects`,
    'give the address that the calendar itself has',
  ],
};

/**
 * Fetches the text of a calendar.
 * @throws UnusableError unless it arrives complete, within the time limit and 1 MB
 */
export async function fetchCalendar(url: string, tools: RequestTools): Promise<string> {
  try {
    const { bytes } = await request(url, tools, {
      headers: { accept: 'text/calendar' },
      limitBytes: LIMIT_BYTES,
    });
    return new TextDecoder().decode(bytes);
  } catch (cause) {
    // The full address may be a key to the bookings, so the request's own message is not passed on.
    if (cause instanceof RequestError) throw describeCause(cause);
    throw cause;
  }
}

function describeCause({ kind, status, cause }: RequestError): UnusableError {
  if (cause instanceof HostError) return new UnusableError(...NOT_ASKED[cause.code]);
  switch (kind) {
    case 'timeout':
      return new UnusableError('no full answer in time', 'build again when the host is quicker');
    case 'too-large':
      return new UnusableError('more than 1 MB', 'share a calendar without its past years');
    case 'network':
      return new UnusableError('no connection', 'check the address, or build again later');
    default:
      return new UnusableError(
        `status ${status ?? 'unknown'}`,
        'copy the calendar’s iCal address again from where bookings are kept',
      );
  }
}
