import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Whether an island has been hydrated; false on the server and during hydration. */
export const useHydrated = (): boolean => useSyncExternalStore(never, inBrowser, onServer);
