import type { ItemOf } from '../../content/queries/queries.ts';
import { company } from '../../content/queries/settings.ts';
import { mergePeriods } from '../../booking/rules/taken.ts';
import type { BookingCalendarProps } from '../../booking/island/BookingCalendar.tsx';

/** The props of a house's booking calendar. */
export function describeBooking({ id, availability }: ItemOf<'properties'>): BookingCalendarProps {
  const { minimumNights, contact } = company;
  return {
    house: id,
    minimumNights,
    contact: { phone: contact.phone, email: contact.email },
    availability: availability && {
      asOf: availability.asOf,
      taken: mergePeriods(availability.taken),
      isIncomplete: availability.isIncomplete,
    },
  };
}
