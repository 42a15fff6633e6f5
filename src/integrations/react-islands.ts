import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { AstroIntegration } from 'astro';

/** Imports of every island, prepared before the development server shows a page. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

const entrypoint = (name: string) => fileURLToPath(new URL(`../ui/${name}`, import.meta.url));

/** Renders React components on pages: to HTML by `render-island.ts`, in browsers by `hydrate.ts`. */
export const reactIslands = (): AstroIntegration => ({
  name: 'react-islands',
  hooks: {
    'astro:config:setup': ({ addRenderer, command, injectScript, updateConfig }) => {
      addRenderer({
        name: 'react',
        clientEntrypoint: entrypoint('hydrate.ts'),
        serverEntrypoint: entrypoint('render-island.ts'),
      });
      updateConfig({ vite: { plugins: [react()], optimizeDeps: { include: PACKAGES } } });
      if (command === 'dev') {
        injectScript('before-hydration', react.preambleCode.replace('__BASE__', '/'));
      }
    },
  },
});
