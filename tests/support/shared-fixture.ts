interface Closable {
  close: () => Promise<unknown>;
}

type Fixture<T> = (needs: object, use: (resource: T) => Promise<void>) => Promise<void>;

/** A fixture that each test has for itself: started before it, closed after it. */
export const ownFixture =
  <T extends Closable>(start: () => Promise<T>): Fixture<T> =>
  // Playwright reads what a fixture needs from the pattern, and takes no other parameter.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, use) => {
    const resource = await start();
    await use(resource);
    await resource.close();
  };

/** A fixture that the tests of a worker share: started for the first that asks for it, closed after the last. */
export const sharedFixture = <T extends Closable>(
  start: () => Promise<T>,
  timeoutMs = 90_000,
): [Fixture<T>, { scope: 'worker'; timeout: number }] => [
  ownFixture(start),
  { scope: 'worker', timeout: timeoutMs },
];
