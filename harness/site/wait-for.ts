const TIMEOUT_MS = 20_000;
const PAUSE_MS = 200;

/**
 * Waits until a server responds.
 * @throws if it does not
 */
export async function waitFor(url: string): Promise<void> {
  for (let left = TIMEOUT_MS / PAUSE_MS; left > 0; left--) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No response from ${url}. Run npm run build first.`);
}
