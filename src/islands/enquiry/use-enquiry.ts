import { useStore } from '@nanostores/react';
import { PUBLIC_ENQUIRY_URL } from 'astro:env/client';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import {
  composeSubject,
  parseEnquiry,
  refusalMessage,
  type EnquiryRaw,
} from '../../domain/contact/enquiry.ts';
import { openingOf, withOpening, type ContactChoices } from '../../domain/contact/opening.ts';
import type { FieldError } from '../../domain/shared/result.ts';
import {
  $enquiryDraft,
  clearEnquiryDraft,
  enquiryId,
  updateEnquiryDraft,
} from '../../stores/enquiry-draft.ts';
import { addToast } from '../../stores/toasts.ts';
import { readTyped } from '../read-typed.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { useCaptcha } from './use-captcha.ts';
import { useOnline } from './use-online.ts';

export const SEND_FAILURE = 'There was a problem sending your message. Please try again.';
const WRONG_CODE = { field: 'captcha', message: 'Incorrect verification code' };
const CAPTCHA_FAILURE = 'Captcha verification failed. Please try again.';

/** Where an enquiry has got to. */
export type Progress =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Complete, but there is no line. */
  | { kind: 'waiting' }
  | { kind: 'failed'; advice: string }
  | { kind: 'sent'; reference: string };

const toastError = (description: string) => {
  addToast({ tone: 'error', title: 'Error', description });
};

/** The enquiry form: its draft, its checks, and its way to the firm, on which nothing is lost. */
export function useEnquiry(choices: ContactChoices) {
  const draft = useStore($enquiryDraft, { ssr: 'initial' });
  const captcha = useCaptcha();
  const isOnline = useOnline();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [reply, setReply] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  /** Milliseconds of the page's own clock. */
  const startedAt = useRef(0);

  const open = useEffectEvent(() => {
    const typed = form.current ? readTyped(form.current) : {};
    const names = Object.keys(draft).filter((name) => typed[name]);
    updateEnquiryDraft(Object.fromEntries(names.map((name) => [name, typed[name]])));
    const opening = openingOf(location.search, choices);
    const kept = $enquiryDraft.get();
    if (opening && kept.opened !== location.search) {
      updateEnquiryDraft({ ...withOpening(kept, opening), opened: location.search });
    }
  });
  useEffect(() => {
    open();
  }, []);

  const tell = (next: Progress, found: FieldError[] = []) => {
    setProgress(next);
    setErrors(found);
    setReply((count) => count + 1);
  };

  async function deliver(fields: EnquiryRaw, at: number) {
    setProgress({ kind: 'sending' });
    setErrors([]);
    const title = choices.services.find(({ value }) => value === fields.selectedService)?.label;
    const enquiry = { ...fields, subject: composeSubject(fields, title ?? '') };
    const website = form.current?.elements.namedItem('website');
    const result = await sendEnquiry(PUBLIC_ENQUIRY_URL, {
      ...enquiry,
      formIdentifier: 'contact_page_form',
      id: enquiryId(JSON.stringify(enquiry)),
      website: website instanceof HTMLInputElement ? website.value : '',
      elapsed: Math.round(at - startedAt.current),
    });
    if (result.kind === 'refused') {
      toastError(refusalMessage(result.errors));
      tell({ kind: 'idle' }, result.errors);
    } else if (result.kind === 'failed') {
      toastError(SEND_FAILURE);
      tell(result);
    } else {
      startedAt.current = at;
      finish(fields, result.reference);
    }
  }

  function finish(sent: EnquiryRaw, reference: string) {
    const now = parseEnquiry($enquiryDraft.get());
    // What was written on while the enquiry was on its way is not in it, and stays.
    if (now.ok && JSON.stringify(now.input) === JSON.stringify(sent)) clearEnquiryDraft();
    captcha.refresh();
    addToast({
      tone: 'success',
      title: 'Success!',
      description: "Your message has been sent. We'll get back to you soon.",
    });
    tell({ kind: 'sent', reference });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = parseEnquiry(draft);
    const wrong = found.ok ? [] : found.errors;
    if (wrong.length > 0 || !captcha.isRight) {
      toastError(wrong.length > 0 ? refusalMessage(wrong) : CAPTCHA_FAILURE);
      tell({ kind: 'idle' }, captcha.isRight ? wrong : [...wrong, WRONG_CODE]);
    } else if (!navigator.onLine) {
      tell({ kind: 'waiting' });
    } else if (found.ok) {
      void deliver(found.input, event.timeStamp);
    }
  }

  return {
    form,
    draft,
    captcha,
    isOnline,
    progress,
    errors,
    reply,
    submit,
    setField: (field: keyof EnquiryRaw) => (value: string) => {
      updateEnquiryDraft({ [field]: value });
      setErrors(errors.filter((error) => error.field !== field));
    },
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
  };
}
