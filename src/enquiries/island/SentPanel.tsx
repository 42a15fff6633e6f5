import type { Ref } from 'react';
import { SentPhotographs } from '../photographs/SentPhotographs.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import { listSentFields, SENT_HEADINGS } from '../rules/enquiry.ts';
import type { OtherWays } from './ProgressPanel.tsx';
import type { SentEnquiry } from './use-enquiry.ts';
import { telHref } from '../../text/phone.ts';

interface SentPanelProps {
  sent: SentEnquiry;
  ways: OtherWays;
  /** Whether something was typed while the enquiry was being sent. */
  hasMore: boolean;
  onWriteMore: () => void;
  /** The panel's heading, which receives the focus. */
  ref: Ref<HTMLDivElement>;
}

/** Replaces the form once it is sent: the next steps, and a copy to keep. */
export function SentPanel({ sent, ways, hasMore, onWriteMore, ref }: SentPanelProps) {
  const { reference, next, enquiry, at, photographs } = sent;
  return (
    <div className="sent">
      <h2 className="text-xl" ref={ref} tabIndex={-1}>
        Your message has been sent
      </h2>
      {reference && (
        <p>
          Your reference is <strong>{reference}</strong>.
        </p>
      )}
      {photographs && <SentPhotographs {...photographs} email={ways.email} />}
      <h3>{SENT_HEADINGS.next}</h3>
      <p>{next || ways.answer}</p>
      <p>
        If you want to add something or are in a hurry, call{' '}
        <a href={telHref(ways.phone)}>{ways.phone}</a> or write to{' '}
        <a href={`mailto:${ways.email}`}>{ways.email}</a>.
      </p>
      <h3>{SENT_HEADINGS.copy}</h3>
      <dl className="sent-copy">
        {listSentFields(enquiry, at).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={BUTTONS.main}
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
        <button type="button" className={BUTTONS.quiet} onClick={onWriteMore}>
          {hasMore ? 'Continue with your new message' : 'Write another message'}
        </button>
      </div>
    </div>
  );
}
