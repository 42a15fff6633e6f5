import { useEffect, useState } from 'react';

/** The parts of the `/api/health` response shown here. */
export interface Health {
  problems: string[];
  mail?: { waiting: number } | null;
  forward?: { waiting: number } | null;
  /** Whether the inbox is on. */
  inbox?: boolean;
}

const UNKNOWN = 'Unknown: the site did not answer. Reload this page.';

/** The state of enquiry delivery, fetched from the Worker when the page opens. */
export default function EnquiryHealth() {
  const [words, setWords] = useState('…');
  const [hasInbox, setHasInbox] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const send = async () => {
      const response = await fetch('/api/health', { signal: controller.signal });
      const health = (await response.json()) as Health;
      setWords(describeHealth(health));
      setHasInbox(health.inbox === true);
    };
    send().catch(() => {
      if (!controller.signal.aborted) setWords(UNKNOWN);
    });
    return () => {
      controller.abort();
    };
  }, []);
  return (
    <span className="block min-h-[2lh] noscript:hidden">
      <span>{`${words} `}</span>
      {hasInbox && <a href="/inbox">Open the inbox</a>}
    </span>
  );
}

/** The state of enquiry delivery in one line. */
export function describeHealth({ problems, mail, forward, inbox }: Health): string {
  // Without a database, the response has no counts.
  if (mail === undefined)
    return 'The database or a setting cannot be read. Tell the site’s operator.';
  if (problems.length > 0) return `${problems.join(' ')} Tell the site’s operator.`;
  if (!mail && !forward) {
    return inbox
      ? 'Stored, but not emailed to you: read them in the inbox.'
      : 'Stored, but not emailed to you. Ask the site’s operator to set up email or the inbox.';
  }
  const unsent = Math.max(mail?.waiting ?? 0, forward?.waiting ?? 0);
  return unsent === 0
    ? 'All sent to you, except suspected spam.'
    : `${unsent} not sent to you yet.`;
}
