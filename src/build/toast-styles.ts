import type { Plugin } from 'vite';

const INSERTED_STYLES = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/;

/**
 * Takes the style sheet out of the toast library's script, where it would cost every page with an island 3 KB and
 * need its own hole in the content security policy. The toast host links the library's style sheet instead.
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
