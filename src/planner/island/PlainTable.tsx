interface PlainTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that names its rows in the first column. */
export function PlainTable({ caption, head, rows }: PlainTableProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
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
          {rows.map(([name, ...values]) => (
            <tr className="border-t border-hairline" key={name}>
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
