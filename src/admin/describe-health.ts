/** What `/api/health` answers, as far as it is shown. */
export interface Health {
  problems: string[];
  mail?: { waiting: number } | null;
  forward?: { waiting: number } | null;
}

/** How enquiries fare, in a line. */
export function describeHealth({ problems, mail, forward }: Health): string {
  if (problems.length > 0) return problems.join(' ');
  if (!mail && !forward) return 'Stored only: neither mail nor a webhook is set.';
  const waiting = Math.max(mail?.waiting ?? 0, forward?.waiting ?? 0);
  return waiting === 0 ? 'All have been sent to you.' : `${waiting} on the way to you.`;
}
