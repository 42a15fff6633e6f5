import { useEffect } from 'react';
import { BUTTONS } from '../../ui/classes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { INBOX_VIEWS } from '../rules/inbox.ts';
import { EnquiryDetails } from './EnquiryDetails.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { useInbox, navigate } from './use-inbox.ts';
import { summariseCounts, VIEW_LABELS } from './describe-enquiry.ts';

const TABS = INBOX_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }));

interface InboxProps {
  /** Titles of the services, by id. */
  services: Readonly<Record<string, string>>;
  /** Only URLs on this site become links, since others may come from strangers. */
  siteOrigin: string;
}

/** Enquiries from the contact form: a list, and the selected one next to it. */
export default function Inbox({ services, siteOrigin }: InboxProps) {
  const inbox = useInbox();
  const { route, listed, failure, confirmation, open } = inbox;
  const summary = listed && summariseCounts(listed.list.counts, listed.at);
  useEffect(() => {
    if (summary) document.title = `${summary} | Inbox`;
  }, [summary]);
  return (
    <div className="noscript:hidden">
      <p className="min-h-[3lh] text-lg sm:min-h-[1lh] print:hidden" role="status">
        <span>{summary ? `${summary}. ${confirmation}` : 'Loading enquiries…'}</span>
      </p>
      {failure && (
        <Alert title={failure}>
          <button type="button" className={`mt-4 ${BUTTONS.quiet}`} onClick={inbox.refresh}>
            Try again
          </button>
        </Alert>
      )}
      <div className="mt-4">
        <Tabs
          id="inbox"
          label="Enquiries"
          tabs={TABS}
          value={route.view}
          onChange={(view) => {
            navigate({ ...route, view, id: '' });
          }}
        >
          <div className="mt-4 grid min-h-[48rem] grid-cols-1 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div className={route.id ? 'max-lg:hidden print:hidden' : ''}>
              {listed?.view === route.view ? (
                <EnquiryList inbox={inbox} list={listed.list} services={services} />
              ) : (
                failure === '' && <Skeleton count={4} label="Loading enquiries" inRows />
              )}
            </div>
            {route.id !== '' && (
              <div className="min-w-0">
                {open ? (
                  <EnquiryDetails
                    key={open.id}
                    {...{ inbox, services, siteOrigin }}
                    enquiry={open}
                  />
                ) : (
                  failure === '' && <Skeleton count={3} label="Loading the enquiry" inRows />
                )}
              </div>
            )}
          </div>
        </Tabs>
        <StatisticsPanel inbox={inbox} services={services} />
      </div>
    </div>
  );
}
