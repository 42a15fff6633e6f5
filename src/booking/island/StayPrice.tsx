import { formatPounds } from '../../numbers/format.ts';
import type { PriceLine } from '../rules/price.ts';

interface StayPriceProps {
  /** Undefined if a night has no price yet. */
  lines: readonly PriceLine[] | undefined;
  total: number | undefined;
  deposit: number | undefined;
}

/** The price of the chosen stay, line by line. */
export function StayPrice({ lines, total = 0, deposit }: StayPriceProps) {
  if (!lines) return <p className="mb-3">We have no price for these dates yet. Please ask us.</p>;
  return (
    <div className="mb-4" role="status">
      <dl className="max-w-96">
        {lines.map(({ label, pounds }) => (
          <div key={label} className="flex justify-between gap-6">
            <dt>{label}</dt>
            <dd className="text-right">{formatPounds(pounds)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-t border-hairline font-strong">
          <dt>Total</dt>
          <dd className="text-right">{formatPounds(total)}</dd>
        </div>
      </dl>
      {deposit !== undefined && deposit > 0 && (
        <p className="text-sm text-muted">
          {`Plus a damage deposit of ${formatPounds(deposit)}, returned after your stay.`}
        </p>
      )}
    </div>
  );
}
