/** Starts a resource before the first test of its scope (by default, each test), and closes it after the last. */
export const closableFixture =
  <T extends { close: () => Promise<unknown> }>(start: () => Promise<T>) =>
  // Playwright derives a fixture's dependencies from the pattern, and accepts no other parameter.
  // oxlint-disable-next-line no-empty-pattern
  async ({}: object, use: (resource: T) => Promise<void>): Promise<void> => {
    const resource = await start();
    await use(resource);
    await resource.close();
  };
