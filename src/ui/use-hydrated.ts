import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Whether an island is alive; false on the server and while the browser takes its HTML over. */
export const useHydrated = (): boolean => useSyncExternalStore(never, inBrowser, onServer);
