import { type Availability, listUpcomingPeriods } from '../rules/stay.ts';
import { type Day, formatDate, formatPeriod } from '../../dates/days.ts';

interface BookedDaysProps {
  /** Undefined if the calendar could not be read. */
  availability: Availability | undefined;
  /** Undefined until the island has loaded. */
  today: Day | undefined;
}

const INCOMPLETE =
  "We couldn't read all of our bookings here, so more days may be taken. Please ask us about your dates.";

/** The taken days as text: a list to open, or a sentence without scripts, when there is no calendar. */
export function BookedDays({ availability, today }: BookedDaysProps) {
  if (!availability) {
    return (
      <p className="text-sm text-muted">
        We can't show you which dates are free here, so please ask us about your dates.
      </p>
    );
  }
  const asOf = `as of ${formatDate(availability.asOf)}`;
  const { isIncomplete } = availability;
  const periods = listUpcomingPeriods(availability.booked, today ?? availability.asOf).map(
    formatPeriod,
  );
  if (availability.booked.length === 0 || (isIncomplete && periods.length === 0)) {
    return (
      <p className="text-sm text-muted">
        <span>{isIncomplete ? INCOMPLETE : `No days were taken ${asOf}.`}</span>
      </p>
    );
  }
  return (
    <>
      {isIncomplete && <p className="mb-2">{INCOMPLETE}</p>}
      <p className="scripted:hidden">
        {`Taken: ${periods.join(', ')}, ${asOf}. Guests leave on the last day of each stay.`}
      </p>
      <p className="text-sm text-muted noscript:hidden" aria-hidden="true">
        Days struck through are taken. A stay of this length cannot begin on a dotted day.
      </p>
      <details className="taken-days mt-2 noscript:hidden">
        <summary className="min-h-11 cursor-pointer py-2">List of taken days</summary>
        <ul>
          {periods.map((period) => (
            <li className="py-1" key={period}>
              {period}
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          {`${periods.length > 0 ? 'Guests leave on the last day of each stay. Bookings' : 'Nothing is booked from today,'} ${asOf}.`}
        </p>
      </details>
    </>
  );
}
