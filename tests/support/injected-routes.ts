import type { AstroIntegration } from 'astro';
import { vi } from 'vitest';

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

/** The routes added by an integration to the development server or to a build. */
export function routesOf({ hooks }: AstroIntegration, command: 'dev' | 'build'): string[] {
  const injectRoute = vi.fn<(route: { pattern: string }) => void>();
  void hooks['astro:config:setup']?.({ command, injectRoute } as unknown as Parameters<Setup>[0]);
  return injectRoute.mock.calls.map(([{ pattern }]) => pattern);
}
