import { useEffect, useState } from 'react';
import { describeHealth, type Health } from './describe-health.ts';

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
  return <span className="block min-h-[2lh] scriptless:hidden">{words}</span>;
}
