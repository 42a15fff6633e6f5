import { countOf } from './count-of.ts';
import { formatPounds } from './format.ts';
import { costAfterGrant, type CostAfterGrant, type Grant } from './grants.ts';

/** A price as named in content: a sum of figures, each taken a number of times. */
export interface NamedPrice<G extends string = string> {
  label: string;
  parts: readonly { figure: string; times?: number | undefined }[];
  /** What helps to pay it. */
  grant?: G | undefined;
}

/** A price with what is left to pay of it, in pounds. */
export interface GuidePrice extends CostAfterGrant {
  label: string;
  price: number;
  scheme?: Grant | undefined;
}

/** Adds prices up and takes off what a scheme gives. A price with a figure that is not known is left out. */
export const listGuidePrices = <G extends string>(
  prices: readonly NamedPrice<G>[],
  figures: Readonly<Record<string, { value: number }>>,
  grants: Partial<Record<G, Grant | undefined>>,
): GuidePrice[] =>
  prices.flatMap(({ label, parts, grant }) => {
    const costs = parts.map(({ figure, times = 1 }) => (figures[figure]?.value ?? NaN) * times);
    const price = costs.reduce((sum, cost) => sum + cost, 0);
    const scheme = grant && grants[grant];
    return Number.isNaN(price) ? [] : [{ label, price, scheme, ...costAfterGrant(price, scheme) }];
  });

/** What a scheme gives, in words: "up to £7,500, £1,500 more for island homes, and a loan of up to £7,500". */
export function describeGrant({ grant, share, uplift, loan }: Grant): string {
  const upTo = grant && `up to ${formatPounds(grant)}`;
  const given = [
    upTo && (share ? `${share * 100}% of the cost, ${upTo}` : upTo),
    uplift && `${formatPounds(uplift.amount)} more ${uplift.for}`,
  ];
  const lent =
    loan &&
    `an interest-free loan of up to ${formatPounds(loan.amount)} over ${countOf(loan.years, 'year')}`;
  return [given.filter(Boolean).join(', '), lent].filter(Boolean).join(', and ');
}
