import type { Property } from '../content/model/schemas/property.ts';
import { formatPeriod, type Day } from '../dates/days.ts';
import { formatTime } from '../dates/format-time.ts';
import { countOf, formatPounds } from '../numbers/format.ts';

/** A house's prices, unless they are samples that the site may not show. */
export const pricesOf = (
  { prices, isPlaceholder }: Pick<Property, 'prices' | 'isPlaceholder'>,
  showsSamples: boolean,
) => (showsSamples || !isPlaceholder ? prices : undefined);

/** Enough for a year and a half. */
const SEASONS_SHOWN = 6;

/** The next seasons of a house, with their prices and rules, and what each stay costs besides. */
export function listSeasons(
  { seasons, cleaning, deposit }: NonNullable<Property['prices']>,
  today: Day,
): [season: string, price: string][] {
  const rows = seasons
    .filter(({ until }) => until >= today)
    .slice(0, SEASONS_SHOWN)
    .map(({ from, until, nightly, weekly, changeover, minimumNights }): [string, string] => [
      formatPeriod([from, until]),
      [
        weekly === undefined
          ? `${formatPounds(nightly ?? 0)} a night`
          : `${formatPounds(weekly)} a week`,
        ...(changeover ? [`from a ${changeover}`] : []),
        ...(minimumNights ? [`at least ${countOf(minimumNights, 'night')}`] : []),
      ].join(', '),
    ]);
  return [
    ...rows,
    ...(cleaning ? [['Cleaning', `${formatPounds(cleaning)} a stay`] as [string, string]] : []),
    ...(deposit
      ? [
          ['Damage deposit', `${formatPounds(deposit)}, returned after your stay`] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}

/** Facts that guests need before they book, by subject. */
export function listHouseFacts(house: Property): [title: string, text: string][] {
  const { beds = [], checkIn, checkOut, dogs, facts = [] } = house;
  const times = [
    checkIn && `Arrive from ${formatTime(checkIn)}`,
    checkOut && `leave by ${formatTime(checkOut)}`,
  ];
  const own: [title: string, text: string][] = [
    ['Beds', beds.map(({ room, beds: its }) => `${room}: ${its}`).join('; ')],
    ['Times', times.filter(Boolean).join('; ')],
    ['Dogs', dogs ? describeDogs(dogs) : ''],
    ...facts.map(({ title, text }): [string, string] => [title, text]),
  ];
  return own.filter(([, text]) => text !== '');
}

function describeDogs({ most, fee }: NonNullable<Property['dogs']>): string {
  if (most === 0) return 'No dogs';
  const price = fee ? `, ${formatPounds(fee)}${most > 1 ? ' each' : ''} for a stay` : '';
  return `${most > 1 ? 'Up to ' : ''}${countOf(most, 'dog')}${price}`;
}
