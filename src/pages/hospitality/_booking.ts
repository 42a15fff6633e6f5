import type { ItemOf } from '../../collections/queries.ts';
import { company } from '../../collections/company.ts';
import { mergePeriods } from '../../domain/booking/taken.ts';
import type { BookingCalendarProps } from '../../islands/booking/BookingCalendar.tsx';

/** What the booking calendar of a house needs. */
export function describeBooking({ id, availability }: ItemOf<'properties'>): BookingCalendarProps {
  const { minimumNights, contact } = company;
  return {
    house: id,
    minimumNights,
    contact: { phone: contact.phone, email: contact.email },
    availability: availability && {
      asOf: availability.asOf,
      taken: mergePeriods(availability.taken),
    },
  };
}
