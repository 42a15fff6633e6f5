import type { Ref } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import { NOT_SENT, type EnquiryProgress } from './use-enquiry.ts';
import { telHref } from '../../text/phone.ts';

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
