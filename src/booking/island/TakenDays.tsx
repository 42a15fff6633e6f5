import { type Availability, upcoming } from '../rules/taken.ts';
import { type Day, formatDate, formatPeriod } from '../../dates/days.ts';

interface TakenDaysProps {
  /** Undefined if the calendar could not be read. */
  availability: Availability | undefined;
  /** Undefined until the island has loaded. */
  today: Day | undefined;
}

const INCOMPLETE =
  "We couldn't read all of our bookings here, so more days may be taken. Please ask us about yours.";

/** The taken days as text; open from the start without scripts, where there is no calendar. */
export function TakenDays({ availability, today }: TakenDaysProps) {
  if (!availability) {
    return (
      <p className="text-sm text-muted">
        We can't show you which dates are free here, so please ask us about yours.
      </p>
    );
  }
  const asOf = `as of ${formatDate(availability.asOf)}`;
  const { isIncomplete } = availability;
  const periods = upcoming(availability.taken, today ?? availability.asOf).map(formatPeriod);
  if (availability.taken.length === 0 || (isIncomplete && periods.length === 0)) {
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
        {`Taken: ${periods.join(', ')}, ${asOf}. Guests leave on the last day.`}
      </p>
      <p className="text-sm text-muted noscript:hidden" aria-hidden="true">
        Days that are struck through are taken. From days with dots, there are too few nights before
        the next guests arrive.
      </p>
      <details className="taken-days mt-2 noscript:hidden">
        <summary className="min-h-11 cursor-pointer py-2">Taken days in words</summary>
        <ul>
          {periods.map((words) => (
            <li className="py-1" key={words}>
              {words}
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          {`${periods.length > 0 ? 'Guests leave on the last day' : 'There are none from today on'}, ${asOf}.`}
        </p>
      </details>
    </>
  );
}
