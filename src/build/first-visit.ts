import type { HotPayload, Plugin } from 'vite';

/**
 * Stops the development server from reloading the first page that a browser opens: Astro asks for a reload when it
 * starts, and Vite keeps that until a browser connects.
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
