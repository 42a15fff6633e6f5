import { useState } from 'react';

/** The maximum number of columns that fit on a phone. */
const FIT_A_PHONE = 4;

interface FiguresTableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The accessible name of the scrolling region. */
  label: string;
  caption?: string;
  className?: string;
}

/** A table with row headers in the first column. */
export function FiguresTable({
  head,
  rows,
  label,
  caption,
  className = 'overflow-x-auto',
}: FiguresTableProps) {
  return (
    <div className={`scroll-shadow ${className}`} role="region" aria-label={label} tabIndex={0}>
      {head.length > FIT_A_PHONE && (
        <p className="text-sm text-muted sm:hidden print:hidden">
          Scroll sideways to see every column.
        </p>
      )}
      <table className="w-full border-collapse text-sm">
        {caption !== undefined && <caption className="sr-only">{caption}</caption>}
        <thead>
          <tr>
            {head.map((name, i) =>
              name === '' ? (
                <td key={i} />
              ) : (
                <th
                  className={`py-1 font-strong ${i === 0 ? 'text-left' : 'pl-4 text-right'}`}
                  scope="col"
                  key={i}
                >
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            <tr className="border-t border-hairline" key={row}>
              <th className="py-1 text-left font-normal" scope="row">
                {name}
              </th>
              {values.map((value, i) => (
                <td className="pl-4 text-right" key={i}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Wide enough for the table next to its picture. */
const WIDE = '(width >= 64rem)';

/** A picture's numbers as a table, rendered only while open; initially open if it fits next to the picture. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  const [isOpen, setIsOpen] = useState(() => matchMedia(WIDE).matches);
  return (
    <details
      open={isOpen}
      className="print:hidden noscript:hidden"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className="cursor-pointer py-2 text-sm">The same as a table</summary>
      {isOpen && (
        <FiguresTable
          {...{ caption, head, rows }}
          label={`Table: ${caption}`}
          className="max-h-96 overflow-auto lg:max-h-none"
        />
      )}
    </details>
  );
}
