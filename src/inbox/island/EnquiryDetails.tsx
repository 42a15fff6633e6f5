import { useEffect, useRef, useState } from 'react';
import { LongTextField } from '../../forms/island/Field.tsx';
import { telHref } from '../../text/phone.ts';
import { BUTTONS } from '../../ui/classes.ts';
import {
  COPIES_REMAIN,
  INBOX_API,
  type EnquiryAction,
  type OpenEnquiry,
  type PersonData,
} from '../rules/inbox.ts';
import { requestInbox, type InboxState } from './use-inbox.ts';
import { describeHistory, describeStatus } from './describe-enquiry.ts';

interface EnquiryDetailsProps {
  inbox: InboxState;
  enquiry: OpenEnquiry;
  services: Readonly<Record<string, string>>;
  siteOrigin: string;
}

/** One enquiry in reading order, with its history and actions. */
export function EnquiryDetails({ inbox, enquiry, services, siteOrigin }: EnquiryDetailsProps) {
  const { reference, name, email, phone, service, subject, message } = enquiry;
  const [note, setNote] = useState(enquiry.note);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <article aria-labelledby="enquiry-title" className="wrap-anywhere">
      <p className="lg:hidden print:hidden">
        <button
          type="button"
          className={BUTTONS.quiet}
          onClick={() => {
            inbox.openEnquiry('');
          }}
        >
          Back to the list
        </button>
      </p>
      <h2 className="mt-4 text-xl lg:mt-0" id="enquiry-title" ref={heading} tabIndex={-1}>
        {`${reference}: ${name}`}
      </h2>
      <p className="text-muted">{describeStatus(enquiry)}</p>
      <dl className="mt-4 grid gap-x-6 sm:grid-cols-[8rem_1fr] [&_dt]:font-strong">
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}?subject=${encodeURIComponent(`${reference}: ${subject}`)}`}>
            {email}
          </a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={telHref(phone)}>{phone}</a>
        </dd>
        {services[service] && (
          <>
            <dt>Service</dt>
            <dd>{services[service]}</dd>
          </>
        )}
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
      <p className="mt-4 max-w-measure whitespace-pre-wrap">
        <LinkedText text={message} siteOrigin={siteOrigin} />
      </p>
      {enquiry.photographs.length > 0 && (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2" aria-label="Photographs">
          {enquiry.photographs.map(({ slot, caption }) => {
            const url = `${INBOX_API}/${enquiry.id}/photographs/${slot}`;
            return (
              <li key={slot}>
                <a href={url} target="_blank" rel="noopener">
                  <img src={url} alt={caption || `Photograph ${slot}`} className="rounded-md" />
                </a>
                {caption && <p>{caption}</p>}
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {listActions(enquiry).map(([label, action, confirmation], i) => (
          // By index, so that a button keeps the focus when an action changes it.
          <button
            key={i}
            type="button"
            className={i === 0 ? BUTTONS.main : BUTTONS.quiet}
            onClick={() => void inbox.act(action, confirmation)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={BUTTONS.quiet}
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
      </div>
      <form
        className="mt-6 max-w-measure print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          void inbox.act('note', 'Note saved.', note);
        }}
      >
        <LongTextField id="enquiry-note" label="Note" rows={3} value={note} onChange={setNote} />
        <button type="submit" className={BUTTONS.quiet} disabled={note === enquiry.note}>
          Save the note
        </button>
      </form>
      {enquiry.note && <p className="hidden print:block">{`Note: ${enquiry.note}`}</p>}
      <h3 className="mt-6">History</h3>
      <ul className="mt-2 list-disc pl-5">
        {describeHistory(enquiry).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PersonActions inbox={inbox} email={email} />
    </article>
  );
}

/** The buttons' labels, actions and confirmations; the main one is first. */
function listActions({
  is_suspect,
  answered_at,
}: OpenEnquiry): (readonly [label: string, action: EnquiryAction, confirmation: string])[] {
  const later = 'Reload this page to see the result under History.';
  if (is_suspect)
    return [['This is not spam', 'not-spam', `Marked as not spam, and sending. ${later}`]];
  return [
    answered_at === null
      ? ['Mark as answered', 'answered', 'Marked as answered.']
      : ['Mark as unanswered', 'unanswered', 'Marked as unanswered.'],
    ['Send it to us again', 'send-again', `Sending. ${later}`],
  ];
}

/** Text from a visitor: URLs on the site, such as that of an estimate, are links. */
function LinkedText({ text, siteOrigin }: { text: string; siteOrigin: string }) {
  const isEnquiryPart = (part: string) =>
    [siteOrigin, location.origin].some((origin) => part.startsWith(`${origin}/`));
  return text.split(/(https?:\/\/[^\s<>]+)/).map((part, index) =>
    isEnquiryPart(part) ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** For requests under data protection law: download or delete all that is stored about the sender. */
function PersonActions({ inbox, email }: { inbox: InboxState; email: string }) {
  const [person, setPerson] = useState<PersonData>();
  const find = async () => {
    const query = new URLSearchParams({ email });
    setPerson(await inbox.attempt(requestInbox<PersonData>(`/person?${query.toString()}`)));
  };
  return (
    <details
      className="mt-6 print:hidden"
      onToggle={(event) => {
        if (event.currentTarget.open) void find();
      }}
    >
      <summary className="cursor-pointer py-2">Download or delete this person’s data</summary>
      {person && (
        <>
          <p>{`Enquiries from this address: ${person.enquiries.map(({ reference }) => reference).join(', ')}.`}</p>
          {person.namedIn.length > 0 && (
            <p>{`The address also appears in the text of other enquiries: ${person.namedIn.join(', ')}.`}</p>
          )}
          <p className="mt-2">{COPIES_REMAIN}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <a
              className={BUTTONS.quiet}
              download={`${email}.json`}
              href={`data:application/json,${encodeURIComponent(JSON.stringify(person, null, 2))}`}
            >
              Download (JSON file)
            </a>
            <button
              type="button"
              className={BUTTONS.quiet}
              onClick={() => {
                if (confirm(`Delete every enquiry from ${email} for good?`)) {
                  void inbox.erase(email);
                }
              }}
            >
              Delete for good
            </button>
          </div>
        </>
      )}
    </details>
  );
}
