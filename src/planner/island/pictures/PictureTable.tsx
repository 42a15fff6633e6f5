import { useState } from 'react';
import { FiguresTable } from '../FiguresTable.tsx';

interface PictureTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A picture's numbers as a table, rendered when it is opened. */
export function PictureTable({ caption, head, rows }: PictureTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
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
          className="max-h-96 overflow-auto"
        />
      )}
    </details>
  );
}
