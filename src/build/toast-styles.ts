import type { Plugin } from 'vite';

const INSERTED_STYLES = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;

/**
 * Removes the style sheet from the toast library's script: it costs every page with an island 3 KB, and the security
 * policy would have to allow it. The toast host links the library's style sheet instead.
 */
export function linkToastStyles(): Plugin {
  return {
    name: 'link-toast-styles',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return undefined;
      if (!INSERTED_STYLES.test(code)) {
        throw new Error('sonner no longer inserts its styles with __insertCSS("…")');
      }
      return { code: code.replace(INSERTED_STYLES, ''), map: null };
    },
  };
}
