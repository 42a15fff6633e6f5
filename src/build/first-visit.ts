import type { HotPayload, Plugin } from 'vite';

/**
 * Lets the first page that a browser opens on the development server stay: Astro asks for a reload whenever it starts,
 * and Vite would keep that for a browser yet to come.
 */
export function firstVisit(): Plugin {
  return {
    name: 'first-visit',
    apply: 'serve',
    configureServer({ ws }) {
      let hasVisitor = false;
      ws.on('connection', () => {
        hasVisitor = true;
      });
      const send: (message: HotPayload | string, data?: unknown) => void = ws.send.bind(ws);
      ws.send = (message: HotPayload | string, data?: unknown) => {
        const isReload = typeof message === 'object' && message.type === 'full-reload';
        if (hasVisitor || !isReload) send(message, data);
      };
    },
  };
}
