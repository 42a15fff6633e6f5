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

/**
 * Adds prices up and takes off what a scheme gives.
 * @throws an error that names the missing figure, if any
 */
export const listGuidePrices = <G extends string>(
  prices: readonly NamedPrice<G>[],
  figures: Readonly<Record<string, { value: number }>>,
  grants: Partial<Record<G, Grant | undefined>>,
): GuidePrice[] =>
  prices.map(({ label, parts, grant }) => {
    const price = parts.reduce((sum, { figure, times = 1 }) => {
      const each = figures[figure];
      if (each) return sum + each.value * times;
      throw new Error(`content/figures.json has no ${figure}; the price "${label}" needs it`);
    }, 0);
    const scheme = grant && grants[grant];
    return { label, price, scheme, ...costAfterGrant(price, scheme) };
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
