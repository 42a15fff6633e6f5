import type { Plugin } from 'vite';

/** What the islands call, by the module that has it. */
const NAMES = {
  react:
    'startTransition, useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore',
  'react-dom': 'flushSync',
  'react/jsx-runtime': 'Fragment, jsx, jsxs',
};
const BY_NAME = '\0react-by-name:';

/**
 * Lets the browser's scripts call React's functions by name, which is shorter than by way of a CommonJS module in each
 * of them.
 */
export function reactByName(): Plugin {
  return {
    name: 'react-by-name',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) =>
      id in NAMES && importer && /\/src\/(islands\/.+\/|stores|ui|islands\/use)/.test(importer)
        ? BY_NAME + id
        : undefined,
    load(id) {
      const name = id.slice(BY_NAME.length);
      return id.startsWith(BY_NAME) && name in NAMES
        ? `import * as all from '${name}';\nexport const { ${NAMES[name as keyof typeof NAMES]} } = all;`
        : undefined;
    },
  };
}
