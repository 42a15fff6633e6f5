import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  describeStatistics,
  type SiteStatistics,
  type AnalyticsEventKind,
} from '../../visits/rules/visits.ts';
import { requestInbox, type InboxState } from './use-inbox.ts';

interface StatisticsProps {
  inbox: InboxState;
  services: Readonly<Record<string, string>>;
}

const TITLES: readonly [AnalyticsEventKind, string][] = [
  ['page', 'Pages read'],
  ['answered', 'Estimates and plans made'],
  ['from', 'Visits from links on other sites'],
];

/** The site's statistics for the last 30 days, loaded when opened. */
export function StatisticsPanel({ inbox, services }: StatisticsProps) {
  const [statistics, setStatistics] = useState<SiteStatistics>();
  const details = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (details.current?.open) {
      void inbox.attempt(requestInbox<SiteStatistics>('/statistics')).then(setStatistics);
    }
  };
  // Opened before this script ran.
  const onMount = useEffectEvent(load);
  useEffect(() => {
    onMount();
  }, []);
  const lists = statistics && [
    ...TITLES.map(([kind, title]) => ({
      title,
      rows: statistics.visits.filter((visit) => visit.kind === kind).slice(0, 20),
    })),
    {
      title: 'Enquiries by service',
      rows: statistics.enquiries.map(({ service, count }) => ({
        name: services[service] ?? 'Something else',
        count,
      })),
    },
  ];
  return (
    <details className="mt-8 border-t border-hairline print:hidden" ref={details} onToggle={load}>
      <summary className="cursor-pointer py-3 font-strong">The site in the last 30 days</summary>
      {statistics && <p>{describeStatistics('In the last 30 days', statistics)}</p>}
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
