import type { Availability } from '../../model/values/availability.ts';
import type { Day } from '../../model/values/days.ts';
import { upcoming } from '../../domain/booking/taken.ts';
import { sayDate, sayPeriod } from '../../model/values/day-words.ts';

interface TakenDaysProps {
  /** None where the calendar is not known. */
  availability: Availability | undefined;
  /** Unknown until the island is alive. */
  today: Day | undefined;
}

/** The taken days in words; without scripts, where there is no calendar, they stand open. */
export function TakenDays({ availability, today }: TakenDaysProps) {
  if (!availability) {
    return (
      <p className="small muted">Availability is not shown here, so ask us about your dates.</p>
    );
  }
  const asOf = `as of ${sayDate(availability.asOf)}`;
  if (availability.taken.length === 0) {
    return <p className="small muted">No days are taken, {asOf}.</p>;
  }
  const periods = upcoming(availability.taken, today ?? availability.asOf).map(sayPeriod);
  return (
    <>
      <p className="without-script">
        Taken: {periods.join(', ')}, {asOf}. Guests leave on the last day.
      </p>
      <p className="small muted needs-script">
        Days struck through are taken. Dotted ones leave too few nights before the next guests.
      </p>
      <details className="taken-days needs-script">
        <summary>Taken days in words</summary>
        <ul>
          {periods.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="small muted">
          {periods.length > 0 ? 'Guests leave on the last day' : 'None are left'}, {asOf}.
        </p>
      </details>
    </>
  );
}
