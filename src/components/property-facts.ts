import { formatRate, type HousePrices, type Season } from '../booking/rules/price.ts';
import type { Property } from '../content/model/schemas/property.ts';
import { mayShow } from '../content/queries/settings.ts';
import { formatPeriod, type Day } from '../dates/days.ts';
import { formatTime } from '../dates/format-time.ts';
import { countOf, formatPounds } from '../numbers/format.ts';

type Fact = [title: string, text: string];

const isGiven = ([, text]: Fact): boolean => text !== '';

/** A house's prices, unless its price is in words, or they are samples that the site may not show. */
export const stayPricesOf = (house: Property): HousePrices | undefined =>
  house.price === '' && mayShow(house) ? house.prices : undefined;

/** Enough for a year and a half. */
const SEASONS_SHOWN = 6;

/** The next seasons of a house, with their prices and rules, and what each stay costs besides. */
export function listPrices({ seasons, cleaning, deposit }: HousePrices, today: Day): Fact[] {
  const next = seasons.filter(({ until }) => until >= today).slice(0, SEASONS_SHOWN);
  const all: Fact[] = [
    ...next.map((season): Fact => [
      formatPeriod([season.from, season.until]),
      describeSeason(season),
    ]),
    ['Cleaning', cleaning ? `${formatPounds(cleaning)} a stay` : ''],
    ['Damage deposit', deposit ? `${formatPounds(deposit)}, returned after your stay` : ''],
  ];
  return all.filter(isGiven);
}

function describeSeason(season: Season): string {
  const { changeover, minimumNights } = season;
  return [
    formatRate(season),
    changeover && `${changeover} arrivals only`,
    minimumNights && `at least ${countOf(minimumNights, 'night')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Facts that guests need before they book, by subject. */
export function listHouseFacts(house: Property): Fact[] {
  const { beds = [], checkIn, checkOut, dogs, facts = [] } = house;
  const times = [
    checkIn && `Arrive from ${formatTime(checkIn)}`,
    checkOut && `leave by ${formatTime(checkOut)}`,
  ];
  const builtInFacts: Fact[] = [
    ['Beds', beds.map(({ room, beds: its }) => `${room}: ${its}`).join('; ')],
    ['Times', times.filter(Boolean).join('; ')],
    ['Dogs', dogs ? describeDogs(dogs) : ''],
    ...facts.map(({ title, text }): Fact => [title, text]),
  ];
  return builtInFacts.filter(isGiven);
}

function describeDogs({ most, fee }: NonNullable<Property['dogs']>): string {
  if (most === 0) return 'No dogs';
  const price = fee ? `, ${formatPounds(fee)}${most > 1 ? ' each' : ''} for a stay` : '';
  return `${most > 1 ? 'Up to ' : ''}${countOf(most, 'dog')}${price}`;
}
