import type { Ref } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import type { SentEnquiry } from './send-enquiry.ts';
import { NOT_SENT, type EnquiryProgress } from './use-enquiry.ts';
import { telHref } from '../../text/phone.ts';
import { SentPhotographs } from '../photographs/PhotographsToSend.tsx';
import { listSentFields, SENT_HEADINGS } from '../rules/enquiry.ts';

/** The company's reply time, and other ways to reach it. */
export interface OtherWays {
  /** A sentence: who reads an enquiry, and when they will call. */
  answer: string;
  phone: string;
  email: string;
}

interface ProgressPanelProps {
  progress: EnquiryProgress;
  /** Whether the enquiry is complete and will be sent once online. */
  isWaiting: boolean;
  isOnline: boolean;
  ways: OtherWays;
  /** Receives the focus when the state changes. */
  ref: Ref<HTMLDivElement>;
}

const NOTICE = 'my-4 grid justify-items-start gap-3 rounded-md border-3 border-mark px-6 py-4';

/** Shows the state of the enquiry until the page is closed. */
export function ProgressPanel({ progress, isWaiting, isOnline, ways, ref }: ProgressPanelProps) {
  if (progress.kind === 'failed') {
    return (
      <Alert title={NOT_SENT} ref={ref}>
        {progress.advice && <p>{progress.advice}</p>}
        <p>
          Your message is still here, and saved in this browser. You can also call{' '}
          <a href={telHref(ways.phone)}>{ways.phone}</a> or write to{' '}
          <a href={`mailto:${ways.email}`}>{ways.email}</a>.
        </p>
      </Alert>
    );
  }
  if (progress.kind === 'forgotten') {
    return (
      <div className={NOTICE} ref={ref} tabIndex={-1} role="status">
        <p>Your message has been deleted from this browser.</p>
      </div>
    );
  }
  if (!isWaiting || progress.kind === 'sending') return null;
  return (
    <div className={NOTICE} ref={ref} tabIndex={-1} role="status">
      {isOnline ? (
        <>
          <h3>You are online again</h3>
          <p>Your enquiry is complete, but it has not been sent yet.</p>
          <button type="submit" className={BUTTONS.main}>
            Send it now
          </button>
        </>
      ) : (
        <>
          <h3>You are offline</h3>
          <p>
            Your enquiry is complete and kept in this browser. When you are online again, you can
            send it from here.
          </p>
        </>
      )}
    </div>
  );
}

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
