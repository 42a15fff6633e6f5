import { EXAMPLES } from '../../harness/figures/examples.ts';
import { differences } from '../../harness/figures/differences.ts';
import { answerTo } from '../../harness/visits/calculator-trials.ts';
import type { MainFigure } from '../../src/calculators/rules/presentation.ts';
import { formatPounds } from '../../src/values/numbers/format.ts';

/** Two tables as Markdown: our figures beside published ones, and savings as specified beside more likely ones. */
export function compareFigures(): string {
  const rows = differences().map(({ what, ours, published, off, why }) => [
    what,
    ours,
    published,
    off,
    why,
  ]);
  return [
    table(['what', 'ours', 'published', 'difference', 'why'], rows),
    'What the specified sums suppose, what is more likely, and what an hour-by-hour reckoning of others gives a house of 4,000 kWh, with nothing to 12p a kWh for what is sold:',
    table(
      ['example', 'as specified', 'more likely', 'hour by hour'],
      Object.values(EXAMPLES).map(savingsOf),
    ),
  ].join('\n\n');
}

function savingsOf({
  what,
  calculator,
  texts,
  hourByHour,
}: (typeof EXAMPLES)[keyof typeof EXAMPLES]): string[] {
  const { presentation } = answerTo(calculator, texts);
  const all: MainFigure[] = [presentation, ...(presentation.beside ?? [])];
  const [specified, realistic] = all.slice(-2);
  const paybacks = Object.fromEntries(presentation.rows);
  const ends = Object.values(hourByHour).toSorted((one, other) => one - other);
  const cell = (figure: MainFigure | undefined, payback: string | undefined) =>
    [`${figure?.main ?? ''} ${figure?.more ?? ''}`, payback && `paid back in ${payback}`]
      .filter(Boolean)
      .join('; ');
  return [
    what,
    cell(specified, paybacks['Payback Period']),
    cell(realistic, paybacks['Payback, more likely']),
    `${ends.map((pounds) => formatPounds(pounds)).join(' to ')} a year`,
  ];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
