import type { Property } from '../../content/model/schemas/property.ts';
import { addDays, formatDay, weekdayOf, type Day } from '../../dates/days.ts';
import { countOf, formatPounds } from '../../numbers/format.ts';

export type HousePrices = NonNullable<Property['prices']>;
export type Season = HousePrices['seasons'][number];

export interface PriceLine {
  label: string;
  pounds: number;
}

const seasonOf = (night: Day, seasons: readonly Season[]): Season | undefined =>
  seasons.find(({ from, until }) => from <= night && night <= until);

/** The reason that the season of the arrival does not allow a stay, as a sentence; undefined if it does. */
export function explainSeasonRule(
  { arrival, nights }: { arrival: Day; nights: number },
  seasons: readonly Season[],
): string | undefined {
  const season = seasonOf(arrival, seasons);
  if (!season) return undefined;
  const { changeover, minimumNights = 1, weekly, until } = season;
  if (changeover && weekdayOf(arrival) !== changeover) {
    return `Until ${formatDay(until)}, you can only arrive on a ${changeover}.`;
  }
  if (nights < minimumNights) {
    return `Until ${formatDay(until)}, the shortest stay is ${countOf(minimumNights, 'night')}.`;
  }
  return weekly !== undefined && nights % 7 !== 0
    ? `Until ${formatDay(until)}, stays are for whole weeks.`
    : undefined;
}

/**
 * The price of a stay, line by line: nights by their season's price, then cleaning and dogs.
 * @param dogs their number and fee, £ for each dog and stay
 * @returns undefined if a night has no price
 */
export function priceStay(
  { arrival, departure }: { arrival: Day; departure: Day },
  { seasons, cleaning }: HousePrices,
  dogs = { count: 0, fee: 0 },
): PriceLine[] | undefined {
  const runs: { season: Season; nights: number }[] = [];
  for (let night = arrival; night < departure; night = addDays(night, 1)) {
    const season = seasonOf(night, seasons);
    if (!season) return undefined;
    const last = runs.at(-1);
    if (last?.season === season) last.nights += 1;
    else runs.push({ season, nights: 1 });
  }
  const forNights = runs.map(({ nights, season }) => {
    const each = season.nightly === undefined ? formatRate(season) : formatPounds(season.nightly);
    return { label: `${countOf(nights, 'night')} at ${each}`, pounds: nights * perNight(season) };
  });
  return [
    ...forNights,
    ...(cleaning ? [{ label: 'Cleaning', pounds: cleaning }] : []),
    ...(dogs.count > 0 && dogs.fee > 0
      ? [
          {
            label: `${countOf(dogs.count, 'dog')} at ${formatPounds(dogs.fee)}`,
            pounds: dogs.count * dogs.fee,
          },
        ]
      : []),
  ];
}

/** The lowest price on or after a day: "From £160 a night, 3 nights or more"; empty without one. */
export function formatLowestPrice(seasons: readonly Season[], today: Day): string {
  const [lowest] = seasons
    .filter(({ until }) => until >= today)
    .toSorted((a, b) => perNight(a) - perNight(b));
  if (!lowest) return '';
  const nights = lowest.minimumNights ? `, ${countOf(lowest.minimumNights, 'night')} or more` : '';
  return `From ${formatRate(lowest)}${nights}`;
}

/** £ for a night. */
const perNight = ({ nightly, weekly = NaN }: Season) => nightly ?? weekly / 7;

/** "£160 a night" or "£1,400 a week". */
export const formatRate = ({ nightly, weekly = NaN }: Season) =>
  nightly === undefined ? `${formatPounds(weekly)} a week` : `${formatPounds(nightly)} a night`;
