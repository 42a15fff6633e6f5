import { createBuildFolder } from './build-site.ts';
import { serveSite } from './serve-site.ts';

/** Building takes seconds; a busy machine must not fail a test. */
export const BUILD_MS = 300_000;

/**
 * Builds the site with these settings and serves it as a plain static host does.
 * @returns its address, and what the build printed
 * @throws with all that was printed, when the build fails
 */
export async function startBuiltSite(settings: Record<string, string>) {
  const folder = await createBuildFolder();
  const { succeeded, output } = await folder.build(settings);
  if (!succeeded) throw new Error(`The site could not be built:\n${output}`);
  const { origin, close } = await serveSite(folder.out);
  return {
    origin,
    output,
    close: async () => {
      await close();
      await folder.remove();
    },
  };
}
