import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ENQUIRY_DRAFT_KEY } from '../../stores/enquiry-draft-key.ts';
import {
  $enquiryDraft,
  reloadEnquiryDraft,
  type EnquiryDraft,
} from '../../stores/enquiry-draft.ts';

/** The draft, also as another tab changes it, and when this page is walked back to. */
export function useSharedDraft(): EnquiryDraft {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === ENQUIRY_DRAFT_KEY || key === null) reloadEnquiryDraft();
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
