/** The index of the tab that a key moves to; undefined for other keys. */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : (to + count) % count;
}
