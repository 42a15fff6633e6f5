import { WEEKDAYS } from '../values/day-words.ts';

type Weekday = (typeof WEEKDAYS)[number];

const dayOf = (word = ''): number =>
  word.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(word));

/** The days of "Mon-Fri"; empty if the text is not a day or a range of days. */
function readDays(text: string): readonly Weekday[] {
  const [first, last, ...more] = text.toLowerCase().split(/\s*(?:-|–|\bto\b)\s*/);
  const [from, to] = [dayOf(first), dayOf(last ?? first)];
  return from < 0 || more.length > 0 ? [] : WEEKDAYS.slice(from, to + 1);
}

/** "9.30am" or "17:00" as HH:MM. */
function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[.:]([0-5]\d))?\s*([ap]m)?$/.exec(text) ?? [];
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  const isTime = hours !== '' && hour < 24 && (half !== undefined || text.includes(':'));
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined;
}

/**
 * Opening hours for search engines. Days when the firm is closed are left out, and so are lines that do not read like
 * "Mon-Fri" and "9am-5pm": better to say nothing than to guess.
 */
export function openingHours(hours: readonly { days: string; times: string }[]) {
  return hours.flatMap(({ days, times }) => {
    const dayOfWeek = readDays(days.trim());
    const [opens, closes, ...more] = times
      .trim()
      .toLowerCase()
      .split(/\s*(?:-|–|\bto\b)\s*/)
      .map(readTime);
    if (dayOfWeek.length === 0 || !opens || !closes || more.length > 0) return [];
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }];
  });
}
