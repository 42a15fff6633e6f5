interface Closable {
  close: () => Promise<unknown>;
}

type Fixture<T> = (needs: object, use: (resource: T) => Promise<void>) => Promise<void>;

/** A fixture for each test: started before it, closed after it. */
export const isolatedFixture =
  <T extends Closable>(start: () => Promise<T>): Fixture<T> =>
  // Playwright derives a fixture's dependencies from the pattern, and accepts no other parameter.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, use) => {
    const resource = await start();
    await use(resource);
    await resource.close();
  };

/** A fixture shared by a worker's tests: started for the first that needs it, closed after the last. */
export const sharedFixture = <T extends Closable>(
  start: () => Promise<T>,
  timeoutMs = 90_000,
): [Fixture<T>, { scope: 'worker'; timeout: number }] => [
  isolatedFixture(start),
  { scope: 'worker', timeout: timeoutMs },
];
