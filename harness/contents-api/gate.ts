/** Blocks jobs until it is released. */
export interface Gate {
  /** Resolves when this many jobs are waiting. */
  reached: (count: number) => Promise<void>;
  /** Releases all waiting jobs and lets later ones pass. */
  release: () => void;
}

export function createGate(): Gate & { pass: (job: () => void) => void } {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  let expected = { count: Infinity, arrive: (): void => undefined };
  const check = () => {
    if (waiting.length >= expected.count) expected.arrive();
  };
  return {
    pass: (job) => {
      if (isOpen) {
        job();
        return;
      }
      waiting.push(job);
      check();
    },
    reached: (count) =>
      new Promise((arrive) => {
        expected = { count, arrive };
        check();
      }),
    release: () => {
      isOpen = true;
      for (const job of waiting.splice(0)) job();
    },
  };
}
