import type { RequestTools } from '../http/request.ts';
import { fetchFile } from '../public-hosts/fetch-file.ts';

const LIMIT_BYTES = 1_000_000;

const ADVICE = {
  large: 'share a calendar without its past years',
  status: 'copy the calendar’s iCal address again from where bookings are kept',
};

/**
 * Fetches the text of a calendar.
 * @throws UnusableError unless it arrives complete, within the time limit and 1 MB
 */
export async function fetchCalendar(url: string, tools: RequestTools): Promise<string> {
  const options = { headers: { accept: 'text/calendar' }, limitBytes: LIMIT_BYTES };
  return new TextDecoder().decode(await fetchFile(url, tools, options, ADVICE));
}
