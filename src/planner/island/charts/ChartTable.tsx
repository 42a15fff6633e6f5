import { useState } from 'react';
import { FiguresTable } from '../FiguresTable.tsx';

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
