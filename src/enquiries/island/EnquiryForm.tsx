import { PUBLIC_ENQUIRY_URL } from 'astro:env/client';
import { useEffect, useRef } from 'react';
import { FORM_IDENTIFIER, isStay, stayAt } from '../rules/enquiry.ts';
import {
  ENQUIRY_FIELDS,
  formatRequired,
  type EnquiryField,
  OTHER_SERVICE,
} from '../rules/fields.ts';
import type { ContactChoices } from '../rules/prefill.ts';
import { ErrorSummary } from '../../forms/island/ErrorSummary.tsx';
import { BusyButton } from '../../forms/island/BusyButton.tsx';
import { BUTTONS } from '../../ui/classes.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PhotographField } from '../photographs/PhotographField.tsx';
import { Captcha } from './Captcha.tsx';
import { ProgressPanel, type OtherWays, SentPanel } from './ProgressPanel.tsx';
import { useEnquiry } from './use-enquiry.ts';
import {
  SelectField,
  TextField,
  type ControlProps,
  LongTextField,
} from '../../forms/island/Field.tsx';

/** Whether the Worker that served the page accepts photographs; it sets an attribute of the form. */
const useAcceptsPhotographs = (): boolean =>
  useHydrated() && document.querySelector('input[name=shown][data-photographs]') !== null;

interface EnquiryFormProps {
  choices: ContactChoices;
  ways: OtherWays;
  /** Whether this site's Worker accepts the enquiries, rather than an outside service. */
  isOwnWorker: boolean;
}

/** The contact form. Until it is hydrated, and without scripts, it posts natively to the same URL. */
export default function EnquiryForm({ choices, ways, isOwnWorker }: EnquiryFormProps) {
  const enquiry = useEnquiry(choices, isOwnWorker);
  const { captcha, draft, errors, errorOf, form, isOnline, progress, outcomeCount, submit } =
    enquiry;
  const acceptsPhotographs = useAcceptsPhotographs();
  const replied = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a panel, the form is shown again: focus its first field.
    const target = replied.current ?? form.current?.querySelector('input');
    if (outcomeCount > 0) target?.focus();
  }, [form, outcomeCount]);
  if (progress.kind === 'sent') {
    return (
      <SentPanel
        sent={progress}
        ways={ways}
        hasMore={enquiry.isSaved}
        onWriteMore={enquiry.writeMore}
        ref={replied}
      />
    );
  }
  const stays = choices.properties.map(({ name }) => ({
    value: stayAt(name),
    label: stayAt(name),
  }));
  const services = [...choices.services, ...stays];
  const hasPhotographs = !isStay(draft) && choices.services.length > 0;
  return (
    <form
      ref={form}
      className="enquiry"
      id="enquiry"
      method="post"
      action={PUBLIC_ENQUIRY_URL}
      noValidate
      onSubmit={submit}
      aria-label="Enquiry"
      aria-busy={progress.kind === 'sending'}
    >
      {errors.length > 0 ? (
        <ErrorSummary errors={errors} idOf={(name) => `enquiry-${name}`} ref={replied} />
      ) : (
        <ProgressPanel
          progress={progress}
          isWaiting={Boolean(draft.waiting)}
          isOnline={isOnline}
          ways={ways}
          ref={replied}
        />
      )}
      <p className="text-muted empty:hidden" role="status">
        {!isOnline && 'You are offline. Your message is saved in this browser.'}
      </p>
      <p className="mb-4">{formatRequired(ENQUIRY_FIELDS, hasPhotographs && acceptsPhotographs)}</p>
      {ENQUIRY_FIELDS.map((field) => (
        <EnquiryControl
          key={field.name}
          field={isStay(draft) && field.stayHint ? { ...field, hint: field.stayHint } : field}
          services={services}
          id={`enquiry-${field.name}`}
          name={field.name}
          value={draft[field.name] ?? ''}
          onChange={enquiry.setField(field.name)}
          error={errorOf(field.name)}
        />
      ))}
      {hasPhotographs && <PhotographField isHidden={!acceptsPhotographs} />}
      <Captcha captcha={captcha} error={errorOf('captcha')} />
      <input type="hidden" name="formIdentifier" value={FORM_IDENTIFIER} />
      {isOwnWorker && (
        // Hidden from people, but not from bots that fill in every field.
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="enquiry-remarks">Leave this box empty</label>
          <input id="enquiry-remarks" name="remarks" tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <BusyButton busy={progress.kind === 'sending'} busyLabel="Sending...">
        Send Message
      </BusyButton>
      {enquiry.isSaved && (
        <button type="button" className={BUTTONS.quiet} onClick={enquiry.forgetAll}>
          Forget what I wrote
        </button>
      )}
    </form>
  );
}

interface EnquiryControlProps extends Pick<
  ControlProps,
  'id' | 'name' | 'value' | 'onChange' | 'error'
> {
  field: EnquiryField;
  services: readonly { value: string; label: string }[];
}

/** One field of the enquiry, as described in the table of fields. */
function EnquiryControl({ field, services, ...bound }: EnquiryControlProps) {
  const { label, hint, required, control } = field;
  const props = { ...bound, label, hint, required: required !== 'never' };
  switch (control.kind) {
    case 'line': {
      const { type, autoComplete } = control;
      const line = <TextField {...props} type={type} autoComplete={autoComplete} width="full" />;
      return required === 'with-other' ? <div className="with-other">{line}</div> : line;
    }
    case 'text':
      return <LongTextField {...props} rows={control.rows} />;
    case 'service':
      return (
        <SelectField
          {...props}
          options={[
            { value: '', label: 'Choose a service' },
            ...services,
            { value: OTHER_SERVICE, label: 'Something else' },
          ]}
        />
      );
  }
}
