import { useRef, useState, type SubmitEvent } from 'react';
import { countOf } from '../../numbers/format.ts';
import { formatDay, formatPeriod, type Day } from '../../dates/days.ts';
import { type Availability, findObstacle, stayFrom } from '../rules/stay.ts';
import { londonDay } from '../../dates/london.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';
import { SelectField } from '../../forms/island/Field.tsx';
import { useRestoredForm } from '../../forms/island/use-restored-form.ts';
import { ACTIONS, BUTTONS, MORE } from '../../ui/classes.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { priceStay, type HousePrices } from '../rules/price.ts';
import { ArrivalCalendar } from './ArrivalCalendar.tsx';
import { StayPrice } from './StayPrice.tsx';
import { BookedDays } from './BookedDays.tsx';

export interface BookingCalendarProps {
  /** Id of the house. */
  house: string;
  minimumNights: number;
  contact: { phone: string; email: string };
  availability?: Availability | undefined;
  /** The maximum number of guests; unknown if missing. */
  guests?: number | undefined;
  dogs?: { most: number; fee?: number | undefined } | undefined;
  prices?: HousePrices | undefined;
}

const MAX_NIGHTS = 28;

/** Today's date at the houses, apart from the component, which must be pure. */
const dayNow = (): Day => londonDay(Date.now());

/** "1 night", "2 nights" and so on. */
const choices = (from: number, to: number, noun: string) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    value: String(from + i),
    label: countOf(from + i, noun),
  }));

/**
 * Picks an arrival day, shows the shortest stay from it, and offers ways to request it. Without scripts, its
 * buttons lead to the contact page.
 */
export default function BookingCalendar(props: BookingCalendarProps) {
  const { house, minimumNights, contact, availability, guests, dogs, prices } = props;
  const today = useHydrated() ? dayNow() : undefined;
  const [nights, setNights] = useState(String(minimumNights));
  const [people, setPeople] = useState(String(Math.min(2, guests ?? 2)));
  const [dogCount, setDogCount] = useState('0');
  const form = useRestoredForm((typed = {}) => {
    if (typed['nights']) setNights(typed['nights']);
    if (typed['people']) setPeople(typed['people']);
    if (typed['dogs']) setDogCount(typed['dogs']);
  });
  const rules = today && {
    today,
    nights: Number(nights),
    booked: availability?.booked ?? [],
    seasons: prices?.seasons,
  };
  const [arrival, setArrival] = useState<Day>();
  /** The last day tried that cannot be the arrival. */
  const [tried, setTried] = useState<Day>();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const explainDay = (day: Day | undefined) =>
    rules && day ? findObstacle(day, rules)?.sentence : undefined;
  // A longer stay may no longer fit.
  const problem = explainDay(tried) ?? explainDay(arrival);
  const stay = arrival && !explainDay(arrival) ? stayFrom(arrival, Number(nights)) : undefined;
  const lines =
    stay && prices && priceStay(stay, prices, { count: Number(dogCount), fee: dogs?.fee ?? 0 });
  const total = lines?.reduce((sum, { pounds }) => sum + pounds, 0);
  const isMissing = wasSubmitted && !stay;
  const choose = (day: Day) => {
    const isFree = explainDay(day) === undefined;
    setTried(isFree ? undefined : day);
    if (isFree) setArrival(day);
  };
  const isLongerAtTimes = prices?.seasons.some(
    ({ minimumNights: least = 0, weekly }) => Math.max(least, weekly ? 7 : 0) > minimumNights,
  );
  const calendar = useRef<HTMLDivElement>(null);
  const id = (part: string) => `booking-${house}-${part}`;
  const query = new URLSearchParams({
    property: house,
    ...(stay && { arrival: stay.arrival }),
    nights,
    ...(guests && { people }),
    ...(dogCount !== '0' && { dogs: dogCount }),
    ...(total !== undefined && { total: String(Math.round(total)) }),
  });
  const enquiry = `/contact?${query.toString()}`;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearToasts();
    addToast({
      tone: 'success',
      title: 'Booking Request Received',
      description: stay
        ? `Send the enquiry, and our team will contact you. You can also call ${contact.phone} or email ${contact.email}.`
        : 'Choose your arrival date in the calendar, then send the enquiry: our team will contact you.',
      link: stay && { href: enquiry, label: 'Send the enquiry' },
    });
    if (!stay) {
      setWasSubmitted(true);
      // The error is above the days, and focusing a day would not scroll that far.
      calendar.current?.scrollIntoView({ block: 'nearest' });
      calendar.current
        ?.querySelector<HTMLElement>('td [tabindex="0"]')
        ?.focus({ preventScroll: true });
    }
  };
  return (
    <form
      ref={form}
      className="booking @container mt-4"
      method="get"
      action="/contact"
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="property" value={house} />
      <div className="field-row">
        <SelectField
          id={id('nights')}
          name="nights"
          label="Nights"
          value={nights}
          onChange={setNights}
          options={choices(minimumNights, Math.max(MAX_NIGHTS, minimumNights), 'night')}
        />
        {guests !== undefined && (
          <SelectField
            id={id('people')}
            name="people"
            label="People"
            value={people}
            onChange={setPeople}
            options={choices(1, guests, 'guest')}
          />
        )}
        {dogs && dogs.most > 0 && (
          <SelectField
            id={id('dogs')}
            name="dogs"
            label="Dogs"
            value={dogCount}
            onChange={setDogCount}
            options={[{ value: '0', label: 'No dog' }, ...choices(1, dogs.most, 'dog')]}
          />
        )}
      </div>
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
            {`The shortest stay is ${countOf(minimumNights, 'night')}${isLongerAtTimes ? ', or longer where the prices say so' : ''}`}
          </p>
          {isMissing && (
            <p className="error" id={id('error')}>
              <span className="sr-only">Error:</span> Choose an arrival date
            </p>
          )}
          <div className="booking-calendar">
            {rules ? (
              <ArrivalCalendar id={id('month')} rules={rules} stay={stay} onChoose={choose} />
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
                {`Arrive on ${formatDay(stay.arrival)}, leave on ${formatDay(stay.departure)}: ${countOf(Number(nights), 'night')}.`}
              </span>
            )}
            {!problem && !stay && <span>You have not chosen an arrival date yet.</span>}
          </p>
          {stay && prices && <StayPrice lines={lines} total={total} deposit={prices.deposit} />}
          <BookedDays availability={availability} today={today} />
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
