import { useEffect, useState } from 'react';

/** What `/api/health` answers, as far as it is shown. */
export interface Health {
  problems: string[];
  mail?: { waiting: number } | null;
  forward?: { waiting: number } | null;
}

const UNKNOWN = 'not known: this host does not say';

/** How enquiries fare, as the Worker says when the page is opened. */
export default function EnquiryHealth() {
  const [words, setWords] = useState('…');
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const response = await fetch('/api/health', { signal: controller.signal });
      setWords(describeHealth((await response.json()) as Health));
    };
    ask().catch(() => {
      if (!controller.signal.aborted) setWords(UNKNOWN);
    });
    return () => {
      controller.abort();
    };
  }, []);
  return <span className="block min-h-[2lh] noscript:hidden">{words}</span>;
}

/** How enquiries fare, in a line. */
export function describeHealth({ problems, mail, forward }: Health): string {
  if (problems.length > 0) return problems.join(' ');
  if (!mail && !forward) return 'Stored only: neither mail nor a webhook is set.';
  const waiting = Math.max(mail?.waiting ?? 0, forward?.waiting ?? 0);
  return waiting === 0 ? 'All have been sent to you.' : `${waiting} on the way to you.`;
}
