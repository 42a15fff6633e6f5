const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** A whole number with separators: 2,880. */
export const formatWhole = (value: number): string => whole.format(value);

/** Pounds: £67, or £10.08 with two digits. A loss keeps its sign: −£120. */
export function formatPounds(value: number, digits = 0): string {
  const amount =
    digits === 0
      ? formatWhole(Math.abs(value))
      : Math.abs(value).toLocaleString('en-GB', {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
  return `${value < 0 && /[1-9]/.test(amount) ? '−' : ''}£${amount}`;
}

/** No machine lasts longer, so no greater number of years means anything. */
export const LONGEST_PAYBACK = 100;

/** Years with one digit, or what it means when nothing is ever paid back. */
export function formatYears(years: number): string {
  if (years <= 0) return 'does not pay back';
  return years > LONGEST_PAYBACK
    ? `more than ${LONGEST_PAYBACK} years`
    : `${years.toFixed(1)} years`;
}

/** Kilograms of CO2, and how many trees take up as much in a year. */
export function formatTrees(kilograms: number, treeCarbon: number): string {
  const trees = Math.round(kilograms / treeCarbon);
  return `${formatWhole(trees)} ${trees === 1 ? 'tree' : 'trees'}`;
}

let monthFormat: Intl.DateTimeFormat | undefined;

/** A month as YYYY-MM in words: January 2026. */
export function formatMonth(month: string): string {
  // Making one takes a phone some milliseconds: once, and on pages with months only.
  monthFormat ??= new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}
