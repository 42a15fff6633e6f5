import { useRef, useState, type SubmitEvent } from 'react';
import { countOf } from '../../numbers/format.ts';
import { formatDay, formatPeriod, type Day } from '../../dates/days.ts';
import type { Availability } from '../rules/taken.ts';
import { londonDay } from '../../dates/london.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';
import { ACTIONS, BUTTONS, MORE } from '../../ui/classes.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { explainDayProblem, findDayProblem, shortestStay } from '../rules/stay.ts';
import { ArrivalCalendar } from './ArrivalCalendar.tsx';
import { TakenDays } from './TakenDays.tsx';

export interface BookingCalendarProps {
  /** Id of the house. */
  house: string;
  minimumNights: number;
  contact: { phone: string; email: string };
  availability?: Availability | undefined;
}

/** Today's date at the houses; undefined during the build and until the island has loaded. */
const dayNow = (): Day => londonDay(Date.now());

/**
 * Picks an arrival day, shows the shortest stay from it, and offers ways to request it. Without scripts, its
 * buttons lead to the contact page.
 */
export default function BookingCalendar(props: BookingCalendarProps) {
  const { house, minimumNights, contact, availability } = props;
  const today = useHydrated() ? dayNow() : undefined;
  const rules = today && { today, minimumNights, taken: availability?.taken ?? [] };
  const [arrival, setArrival] = useState<Day>();
  /** The reason that the last day tried cannot be the arrival. */
  const [problem, setProblem] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);
  const stay = arrival ? shortestStay(arrival, minimumNights) : undefined;
  const nights = countOf(minimumNights, 'night');
  const isMissing = isAsked && !stay;
  const choose = (day: Day) => {
    const found = rules && findDayProblem(day, rules);
    setProblem(found && explainDayProblem(day, found));
    if (!found) setArrival(day);
  };
  const calendar = useRef<HTMLDivElement>(null);
  const id = (part: string) => `booking-${house}-${part}`;
  const enquiry = `/contact?property=${house}${stay ? `&arrival=${stay.arrival}` : ''}`;
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearToasts();
    addToast({
      tone: 'success',
      title: 'Booking Request Received',
      description: `Our team will contact you. ${
        stay
          ? `To ask about these dates, send the enquiry, call ${contact.phone} or email ${contact.email}.`
          : 'We still need your arrival date: choose it in the calendar, then send the enquiry.'
      }`,
      link: stay && { href: enquiry, label: 'Send the enquiry' },
    });
    if (!stay) {
      setIsAsked(true);
      // The error is above the days, and focusing a day would not scroll that far.
      calendar.current?.scrollIntoView({ block: 'nearest' });
      calendar.current
        ?.querySelector<HTMLElement>('td [tabindex="0"]')
        ?.focus({ preventScroll: true });
    }
  };
  return (
    <form className="booking @container mt-4" method="get" action="/contact" onSubmit={ask}>
      <input type="hidden" name="property" value={house} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-4 @min-[44rem]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div
          className={`field noscript:hidden ${isMissing ? 'has-error' : ''}`}
          role="group"
          aria-labelledby={id('label')}
          aria-describedby={isMissing ? `${id('hint')} ${id('error')}` : id('hint')}
          ref={calendar}
        >
          <p className="font-strong" id={id('label')}>
            Arrival date
          </p>
          <p className="text-muted" id={id('hint')}>
            {`The shortest stay is ${nights}`}
          </p>
          {isMissing && (
            <p className="error" id={id('error')}>
              <span className="sr-only">Error:</span> Choose an arrival date
            </p>
          )}
          <div className="booking-calendar">
            {rules ? (
              <ArrivalCalendar rules={rules} stay={stay} onChoose={choose} />
            ) : (
              <p className="text-muted">The calendar is loading. You can also send an enquiry.</p>
            )}
          </div>
        </div>
        <div>
          <p className="booking-stay mb-3 min-h-[3.2em] *:block noscript:hidden" role="status">
            {problem && <span>{`${problem} Choose another day.`}</span>}
            {stay && (
              <span>
                {`Shortest stay: ${formatDay(stay.arrival)} to ${formatDay(stay.departure)}, ${nights}.`}
              </span>
            )}
            {!problem && !stay && <span>You have not chosen an arrival date yet.</span>}
          </p>
          <TakenDays availability={availability} today={today} />
          <div className={ACTIONS}>
            <button className={BUTTONS.main}>Check Availability</button>
            <button className={BUTTONS.quiet}>Book Your Stay</button>
          </div>
          <p>
            <a className={`mt-2 ${MORE}`} href={enquiry}>
              {`Ask about ${stay ? formatPeriod([stay.arrival, stay.departure]) : 'your dates'}`}
            </a>
          </p>
        </div>
      </div>
    </form>
  );
}
