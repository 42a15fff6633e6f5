import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  describeStatistics,
  type SiteStatistics,
  type AnalyticsEventKind,
} from '../../visits/rules/visits.ts';
import { requestInbox } from './request-inbox.ts';
import type { InboxState } from './use-inbox.ts';

interface NumbersProps {
  inbox: InboxState;
  services: Readonly<Record<string, string>>;
}

const TITLES: readonly [AnalyticsEventKind, string][] = [
  ['page', 'Pages read'],
  ['answered', 'Estimates and plans made'],
  ['from', 'Visits from links on other sites'],
];

/** The site's statistics for the last 30 days, loaded when opened. */
export function StatisticsPanel({ inbox, services }: NumbersProps) {
  const [numbers, setNumbers] = useState<SiteStatistics>();
  const details = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (details.current?.open) {
      void inbox.attempt(requestInbox<SiteStatistics>('/numbers')).then(setNumbers);
    }
  };
  // Opened before this script ran.
  const loadFirst = useEffectEvent(load);
  useEffect(() => {
    loadFirst();
  }, []);
  const lists = numbers && [
    ...TITLES.map(([kind, title]) => ({
      title,
      rows: numbers.visits.filter((visit) => visit.kind === kind).slice(0, 20),
    })),
    {
      title: 'Enquiries by service',
      rows: numbers.enquiries.map(({ service, count }) => ({
        name: services[service] ?? 'Something else',
        count,
      })),
    },
  ];
  return (
    <details className="mt-8 border-t border-hairline print:hidden" ref={details} onToggle={load}>
      <summary className="cursor-pointer py-3 font-strong">The site in the last 30 days</summary>
      {numbers && <p>{describeStatistics('In the last 30 days', numbers)}</p>}
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        {lists
          ?.filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <table key={title} className="w-full">
              <caption className="text-left font-strong">{title}</caption>
              <tbody>
                {rows.map(({ name, count }) => (
                  <tr key={name}>
                    <th scope="row" className="text-left font-normal wrap-anywhere">
                      {name}
                    </th>
                    <td className="px-3 text-right">{count}</td>
                    <td className="w-1/3">
                      <meter
                        className="w-full"
                        value={count}
                        max={rows[0]?.count ?? 1}
                        aria-hidden="true"
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
      </div>
    </details>
  );
}
