import { formatTime, partsOf } from './format-time.ts';
import { WEEKDAYS } from './days.ts';

type Weekday = (typeof WEEKDAYS)[number];

/** Days with the same hours; times are HH:MM. */
export interface OpeningHours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

const parseWeekday = (word = ''): number =>
  word.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(word));

/** Both ends of "Mon-Fri" or "9am to 5pm". */
const splitRange = (text: string): string[] =>
  text
    .trim()
    .toLowerCase()
    .split(/\s*(?:-|–|\bto\b)\s*/);

/** The days of "Mon-Fri"; empty if the string is not a day or a range of days. */
export function readDays(text: string): readonly Weekday[] {
  const [first, last, ...more] = splitRange(text);
  const [from, to] = [parseWeekday(first), parseWeekday(last ?? first)];
  return from < 0 || more.length > 0 ? [] : WEEKDAYS.slice(from, to + 1);
}

/** "9.30am" or "17:00" as HH:MM. */
function readClockTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', meridiem] =
    /^(\d{1,2})(?:[.:]([0-5]\d))?\s*([ap]m)?$/.exec(text) ?? [];
  const hour = meridiem ? (Number(hours) % 12) + (meridiem === 'pm' ? 12 : 0) : Number(hours);
  const isTime = hours !== '' && hour < 24 && (meridiem !== undefined || text.includes(':'));
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

/** The times of "9am-5.30pm"; undefined for any other string. */
export function readTimes(text: string): { opens: string; closes: string } | undefined {
  const [opens, closes, ...more] = splitRange(text).map(readClockTime);
  return opens && closes && opens < closes && more.length === 0 ? { opens, closes } : undefined;
}

/**
 * Reads business hours as the company writes them. Omits days when it is closed, and lines that are not like "Mon-Fri" and
 * "9am-5pm", rather than guess.
 */
export function readOpeningHours(
  hours: readonly { days: string; times: string }[],
): OpeningHours[] {
  return hours.flatMap(({ days: written, times: span }) => {
    const days = readDays(written);
    const times = readTimes(span);
    return days.length > 0 && times ? [{ days, ...times }] : [];
  });
}

/**
 * The company's openings and closings in a week, last first, each as the minute since the start of Thursday and the text to
 * show from then: "2460Closed, opens Friday 9am|1980Open until 5pm". This keeps the browser's script short.
 */
export function openChanges(hours: readonly OpeningHours[]): string {
  const spans = hours
    .flatMap(({ days, opens, closes }) =>
      days.map((day) => {
        const midnight = ((WEEKDAYS.indexOf(day) + 4) % 7) * 1440;
        const [from, until] = [midnight + minutesOf(opens), midnight + minutesOf(closes)];
        return { day, opens, closes, from, until };
      }),
    )
    .toSorted((a, b) => a.from - b.from);
  const changes = spans.flatMap(({ from, until, closes }, i) => {
    const next = spans[(i + 1) % spans.length];
    return [
      `${from}Open until ${formatTime(closes)}`,
      `${until}Closed, opens ${next?.day} ${formatTime(next?.opens)}`,
    ];
  });
  return changes.toReversed().join('|');
}

function minutesOf(time: string): number {
  const [hour, minutes] = partsOf(time);
  return hour * 60 + minutes;
}
