/** What a house's calendar said at the last build; days as YYYY-MM-DD. */
export interface Availability {
  /** The day of the build. */
  asOf: string;
  /** The nights taken, as `[arrival, departure)`. */
  taken: readonly (readonly [arrival: string, departure: string])[];
  /** Whether the calendar has bookings that could not be read, or not wholly. */
  isIncomplete?: boolean | undefined;
}
