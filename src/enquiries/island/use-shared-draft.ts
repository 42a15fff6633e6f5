import { useStore } from '@nanostores/react';
import { useEffect, useSyncExternalStore } from 'react';
import { $enquiryDraft, reloadEnquiryDraft, type EnquiryDraft } from '../draft/enquiry-draft.ts';
import { DRAFT_KEY } from '../draft/saved-draft.ts';

/** The draft, updated when another tab changes it and when the visitor returns to this page. */
export function useSharedDraft(): EnquiryDraft {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === DRAFT_KEY || key === null) reloadEnquiryDraft();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reloadEnquiryDraft();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
    };
  }, []);
  return useStore($enquiryDraft, { ssr: 'initial' });
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser believes it is online. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
