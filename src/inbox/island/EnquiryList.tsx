import { useEffect, useState } from 'react';
import { BUTTONS } from '../../ui/classes.ts';
import { TextField } from '../../forms/island/Field.tsx';
import type { InboxList } from '../rules/inbox.ts';
import { type InboxState, navigate } from './use-inbox.ts';
import { describeStatus, EMPTY_VIEWS, formatMoment } from './describe-enquiry.ts';

/** Pause after typing before a search starts. */
const TYPING_MS = 300;

interface EnquiryListProps {
  inbox: InboxState;
  list: InboxList;
  services: Readonly<Record<string, string>>;
}

/** The enquiries of a view, newest first, with a search. */
export function EnquiryList({ inbox, list, services }: EnquiryListProps) {
  const { route } = inbox;
  const { view, search, id: openId } = route;
  const [text, setText] = useState(search);
  useEffect(() => {
    if (text === search) return undefined;
    const typing = setTimeout(() => {
      navigate({ ...route, search: text }, true);
    }, TYPING_MS);
    return () => {
      clearTimeout(typing);
    };
  }, [text, search, route]);
  const { enquiries, hasMore } = list;
  const suspects = enquiries.filter(({ is_suspect }) => is_suspect).map(({ id }) => id);
  return (
    <>
      <TextField
        id="inbox-search"
        label="Search"
        hint="Name, reference, email or any word"
        width="full"
        value={text}
        onChange={setText}
      />
      {enquiries.length === 0 && (
        <p>{search ? `No enquiry contains “${search}”.` : EMPTY_VIEWS[view]}</p>
      )}
      <ul>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="border-t border-hairline">
            <button
              type="button"
              aria-current={enquiry.id === openId || undefined}
              className="block w-full cursor-pointer py-3 text-left wrap-anywhere aria-current:bg-sunken aria-current:px-3"
              onClick={() => {
                inbox.openEnquiry(enquiry.id);
              }}
            >
              <strong className="block">{enquiry.name}</strong>
              <span className="block">{services[enquiry.service] ?? enquiry.subject}</span>
              <span className="block text-sm text-muted">
                {`${formatMoment(enquiry.received_at)}${view === 'all' ? `, ${describeStatus(enquiry).toLowerCase()}` : ''}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="mt-4">
          <button type="button" className={BUTTONS.quiet} onClick={inbox.more}>
            Show older enquiries
          </button>
        </p>
      )}
      {view === 'suspected' && suspects.length > 0 && (
        <p className="mt-4">
          <button
            type="button"
            className={BUTTONS.quiet}
            onClick={() => {
              const count = suspects.length === 1 ? '1 enquiry' : `${suspects.length} enquiries`;
              const question = `Delete ${count} for good?`;
              if (confirm(question)) void inbox.deleteSuspects(suspects);
            }}
          >
            Delete all listed
          </button>
        </p>
      )}
    </>
  );
}
