import { useEffect, useState } from 'react';

/** The parts of the `/api/health` response shown here. */
export interface Health {
  problems: string[];
  mail?: { waiting: number } | null;
  forward?: { waiting: number } | null;
}

const UNKNOWN = 'Unknown: the site did not answer. Reload this page.';

/** The state of enquiry delivery, fetched from the Worker when the page opens. */
export default function EnquiryHealth() {
  const [words, setWords] = useState('…');
  useEffect(() => {
    const controller = new AbortController();
    const send = async () => {
      const response = await fetch('/api/health', { signal: controller.signal });
      setWords(describeHealth((await response.json()) as Health));
    };
    send().catch(() => {
      if (!controller.signal.aborted) setWords(UNKNOWN);
    });
    return () => {
      controller.abort();
    };
  }, []);
  return <span className="block min-h-[2lh] noscript:hidden">{words}</span>;
}

/** The state of enquiry delivery in one line. */
export function describeHealth({ problems, mail, forward }: Health): string {
  // Without a database, the response has no counts.
  if (mail === undefined) return 'They cannot be read. Tell the site’s operator.';
  if (problems.length > 0) return problems.join(' ');
  if (!mail && !forward) return 'Stored, but not sent to you: set up email or a webhook.';
  const unsent = Math.max(mail?.waiting ?? 0, forward?.waiting ?? 0);
  return unsent === 0
    ? 'All sent to you, except suspected spam.'
    : `${unsent} not sent to you yet.`;
}
