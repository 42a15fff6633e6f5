import { useState } from 'react';

interface PictureTableProps {
  /** What the picture above shows. */
  caption: string;
  head: readonly string[];
  rows: readonly (readonly [name: string, ...values: string[]])[];
}

/** A picture's numbers as a table, rendered when it is opened. */
export function PictureTable({ caption, head, rows }: PictureTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="print:hidden scriptless:hidden"
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary className="cursor-pointer py-2 text-sm">The same as a table</summary>
      {isOpen && (
        <div
          className="max-h-96 overflow-auto"
          role="region"
          aria-label={`Table: ${caption}`}
          tabIndex={0}
        >
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {head.map((name, i) => (
                  <th
                    className={`py-1 font-strong ${i === 0 ? 'text-left' : 'pl-4 text-right'}`}
                    scope="col"
                    key={name}
                  >
                    {name}
                  </th>
                ))}
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
      )}
    </details>
  );
}
