import type { Figure } from '../forms/rules/figures.ts';
import { countOf, formatPounds } from '../numbers/format.ts';

/** A grant or loan from content, in pounds. */
export interface Grant {
  scheme: string;
  /** The maximum grant. */
  grant?: number | undefined;
  /** The maximum share of the price, 0 to 1. */
  share?: number | undefined;
  uplift?: { amount: number; for: string } | undefined;
  /** An interest-free loan. */
  loan?: { amount: number; years: number } | undefined;
  conditions: readonly string[];
  /** The month in which it was checked, YYYY-MM. */
  asOf: string;
  source: string;
  link?: string | undefined;
  /** The last month for applications, YYYY-MM. */
  until?: string | undefined;
}

/** The name of the figure derived from a grant in grants.json. */
export const HEAT_PUMP_GRANT = 'heatPumpGrant';

/** The amounts of a scheme: the parts needed for calculations. */
export interface SchemeAmounts extends Pick<Grant, 'grant' | 'share' | 'loan'> {
  uplift?: { amount: number } | undefined;
}

/** The amounts left to pay, in pounds. */
export interface CostAfterGrant {
  /** In whole pounds, as it is displayed. */
  grant: number;
  /** The price less the grant. */
  net: number;
  /** The part of the net price that a loan can cover. */
  loan: number;
  /** The monthly repayment of the loan. */
  loanAMonth: number;
}

/**
 * The amounts left to pay for those who meet a scheme's conditions.
 * @param price before the grant, £
 * @param scheme if missing, the whole price remains to be paid
 */
export function costAfterGrant(price: number, scheme?: SchemeAmounts): CostAfterGrant {
  const maxGrant = (scheme?.grant ?? 0) + (scheme?.uplift?.amount ?? 0);
  const grant = Math.round(Math.min(maxGrant, price * (scheme?.share ?? 1)));
  const net = price - grant;
  const loan = Math.min(scheme?.loan?.amount ?? 0, net);
  return { grant, net, loan, loanAMonth: loan / (12 * (scheme?.loan?.years ?? 1)) };
}

/** A scheme's maximum grant, £, as a figure that visitors can see and change; 0 if there is no scheme. */
export const grantFigure = (scheme?: Grant): Figure => ({
  value: (scheme?.grant ?? 0) + (scheme?.uplift?.amount ?? 0),
  unit: '£',
  label: scheme?.scheme ?? 'Grant',
  asOf: scheme?.asOf ?? '',
  source: scheme?.source ?? '',
  mayBeZero: true,
});

/** Whether applications are still open in a month, YYYY-MM. */
export const isGrantOpen = (scheme: Pick<Grant, 'until'>, month: string): boolean =>
  scheme.until === undefined || month <= scheme.until;

/** A price as named in content: a sum of figures, each multiplied by a quantity; without figures, on request. */
export interface NamedPrice<G extends string = string> {
  label: string;
  parts: readonly { figure: string; times?: number | undefined }[];
  /** The scheme that applies, if any. */
  grant?: G | undefined;
}

/** A price and the amounts left to pay, in pounds; 0 if the price is on request. */
export interface GuidePrice extends CostAfterGrant {
  label: string;
  /** Undefined if the amount is only available on request. */
  price: number | undefined;
  /** The unit of the price, such as "an hour"; empty for a whole job. */
  per: string;
  scheme?: Grant | undefined;
}

/** The units of prices that are not for a whole job, such as "£ an hour". */
const PER = /^£ (an? \w+)$/;

/** Adds up prices and deducts grants. Omits prices with an unknown figure. */
export const listGuidePrices = <G extends string>(
  prices: readonly NamedPrice<G>[],
  figures: Readonly<Record<string, { value: number; unit?: string }>>,
  grants: Partial<Record<G, Grant | undefined>>,
): GuidePrice[] =>
  prices.flatMap(({ label, parts, grant }) => {
    const costs = parts.map(({ figure, times = 1 }) => (figures[figure]?.value ?? NaN) * times);
    const price = parts.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
    const scheme = grant && grants[grant];
    const [, per = ''] = PER.exec(figures[parts[0]?.figure ?? '']?.unit ?? '') ?? [];
    return Number.isNaN(price)
      ? []
      : [{ label, price, per, scheme, ...costAfterGrant(price ?? 0, scheme) }];
  });

/**
 * Describes a scheme: "a grant of up to £7,500 (£9,000 for island homes), and an interest-free loan of up to £7,500 over
 * 10 years".
 */
export function describeGrant({ grant, share, uplift, loan }: Grant): string {
  const upTo = grant && `up to ${formatPounds(grant)}`;
  const more = grant && uplift && ` (${formatPounds(grant + uplift.amount)} ${uplift.for})`;
  const maximum = share ? `${share * 100}% of the cost, ${upTo}` : upTo;
  const terms = upTo && `a grant of ${maximum}${more || ''}`;
  const lent =
    loan &&
    `an interest-free loan of up to ${formatPounds(loan.amount)} over ${countOf(loan.years, 'year')}`;
  return [terms, lent].filter(Boolean).join(', and ');
}
