import { PUBLIC_ENQUIRY_URL } from 'astro:env/client';
import { useState, type SubmitEvent, useEffect, useSyncExternalStore } from 'react';
import { useStore } from '@nanostores/react';
import { useRestoredForm } from '../../forms/island/use-restored-form.ts';
import {
  composeSubject,
  withoutHiddenFields,
  parseEnquiry,
  formatErrors,
} from '../rules/enquiry.ts';
import { eachField, ENQUIRY_FIELDS, type EnquiryName, type EnquiryRaw } from '../rules/fields.ts';
import { readPrefill, applyPrefill, type ContactChoices } from '../rules/prefill.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import {
  $enquiryDraft,
  clearEnquiryDraft,
  updateEnquiryDraft,
  type EnquiryDraft,
  reloadEnquiryDraft,
} from '../draft/enquiry-draft.ts';
import { isEmptyDraft, DRAFT_KEY } from '../draft/saved-draft.ts';
import { clearPhotographs } from '../photographs/photographs.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';
import { enquiryId, sendEnquiry, type SentEnquiry } from './send-enquiry.ts';
import { useCaptcha } from './Captcha.tsx';

export const NOT_SENT = 'There was a problem sending your message. Please try again.';
const WRONG_CODE = { field: 'captcha', message: 'Incorrect verification code' };
const WRONG_CODE_TOAST = 'Captcha verification failed. Please try again.';

/** The progress of an enquiry. */
export type EnquiryProgress =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; advice: string }
  | SentEnquiry
  | { kind: 'forgotten' };

/** The form's values from a draft, without a subject that the form does not show. */
const parseDraft = (draft: EnquiryDraft) =>
  parseEnquiry(withoutHiddenFields(eachField(({ name }) => draft[name] ?? '')));

const toastError = (description: string) => {
  addToast({ tone: 'error', title: 'Error', description });
};

/** The enquiry form's state: its draft, its checks, and sending without losing any text. */
export function useEnquiry(choices: ContactChoices, isOwnWorker: boolean) {
  const draft = useSharedDraft();
  const isOnline = useOnline();
  const [progress, setProgress] = useState<EnquiryProgress>({ kind: 'idle' });
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [outcomeCount, setOutcomeCount] = useState(0);
  const clearError = (field: string) => {
    setErrors((all) => all.filter((error) => error.field !== field));
  };
  const captcha = useCaptcha(() => {
    clearError('captcha');
  });
  const form = useRestoredForm((typed) => {
    if (!typed) return;
    const before = $enquiryDraft.get();
    const written = ENQUIRY_FIELDS.flatMap(({ name }) =>
      typed[name] && typed[name] !== before[name] ? [[name, typed[name]]] : [],
    );
    // Opening the page must not extend the draft's 30 days.
    if (written.length > 0) updateEnquiryDraft(Object.fromEntries(written) as EnquiryDraft);
    const opening = readPrefill(location.search, choices);
    const saved = $enquiryDraft.get();
    if (opening && saved.opened !== location.search) {
      updateEnquiryDraft({ ...applyPrefill(saved, opening), opened: location.search });
    }
  });

  const setOutcome = (next: EnquiryProgress, found: FieldError[] = []) => {
    setProgress(next);
    setErrors(found);
    setOutcomeCount((count) => count + 1);
  };

  /** The values of controls that are not part of the enquiry. */
  const valueOf = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control.value : '';
  };

  async function deliver(fields: EnquiryRaw) {
    setProgress({ kind: 'sending' });
    setErrors([]);
    updateEnquiryDraft({ waiting: '' });
    const title = choices.services.find(({ value }) => value === fields.selectedService)?.label;
    const enquiry = { ...fields, subject: composeSubject(fields, title ?? '') };
    const result = await sendEnquiry({ url: PUBLIC_ENQUIRY_URL, isOwnWorker }, enquiry, {
      id: enquiryId(JSON.stringify(enquiry)),
      honeypot: valueOf('remarks'),
      formToken: valueOf('shown'),
    });
    if (result.kind === 'rejected') {
      toastError(`${NOT_SENT} ${formatErrors(result.errors)}`);
      setOutcome({ kind: 'idle' }, result.errors);
    } else if (result.kind === 'failed') {
      toastError(NOT_SENT);
      setOutcome(result);
    } else {
      finish(fields, result);
    }
  }

  function finish(fields: EnquiryRaw, sent: SentEnquiry) {
    const now = parseDraft($enquiryDraft.get());
    // Text typed while the enquiry was being sent is not part of it, so it stays.
    if (now.ok && JSON.stringify(now.input) === JSON.stringify(fields)) clearEnquiryDraft();
    captcha.refresh();
    addToast({
      tone: 'success',
      title: 'Success!',
      description: "Your message has been sent. We'll get back to you soon.",
    });
    setOutcome(sent);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    clearToasts();
    const found = parseDraft(draft);
    const wrong = found.ok ? [] : found.errors;
    if (wrong.length > 0 || !captcha.isCorrect) {
      toastError(wrong.length > 0 ? formatErrors(wrong) : WRONG_CODE_TOAST);
      setOutcome({ kind: 'idle' }, captcha.isCorrect ? wrong : [...wrong, WRONG_CODE]);
    } else if (!navigator.onLine) {
      updateEnquiryDraft({ waiting: 'yes' });
      toastError(NOT_SENT);
      setOutcome({ kind: 'idle' });
    } else if (found.ok) {
      void deliver(found.input);
    }
  }

  return {
    form,
    draft,
    captcha,
    isOnline,
    progress,
    errors,
    outcomeCount,
    submit,
    isSaved: !isEmptyDraft(draft) && progress.kind !== 'sending',
    /** Shows the form again once an enquiry is sent. */
    writeMore: () => {
      setOutcome({ kind: 'idle' });
    },
    forgetAll: () => {
      clearEnquiryDraft();
      clearPhotographs();
      captcha.refresh();
      setOutcome({ kind: 'forgotten' });
    },
    setField: (field: EnquiryName) => (value: string) => {
      updateEnquiryDraft({ [field]: value });
      clearError(field);
    },
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
  };
}

/** The draft, updated when another tab changes it and when the visitor returns to this page. */
function useSharedDraft(): EnquiryDraft {
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
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
