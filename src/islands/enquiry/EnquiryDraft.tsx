import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  $enquiryDraft,
  clearEnquiryDraft,
  updateEnquiryDraft,
} from '../../stores/enquiry-draft.ts';
import { Field, SelectField } from '../../ui/Field.tsx';

interface EnquiryDraftProps {
  email: string;
  services: { value: string; label: string }[];
}

/** What the visitor has begun to ask, ready to be sent with their own mail program. */
export default function EnquiryDraft({ email, services }: EnquiryDraftProps) {
  const { service, message } = useStore($enquiryDraft, { ssr: 'initial' });
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('service');
    if (asked && services.some(({ value }) => value === asked)) {
      updateEnquiryDraft({ service: asked });
    }
  }, [services]);
  const title = services.find(({ value }) => value === service)?.label ?? 'General Inquiry';
  const subject = service ? `Service Inquiry: ${title}` : title;
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
  return (
    <div className="needs-script">
      <SelectField
        id="enquiry-service"
        name="service"
        label="Service"
        value={service}
        onChange={(value) => {
          updateEnquiryDraft({ service: value });
        }}
        options={[{ value: '', label: 'Choose a service' }, ...services]}
      />
      <Field
        id="enquiry-message"
        label="Message"
        hint="Where you are, what you have in mind, and a number on which we can reach you"
      >
        <textarea
          id="enquiry-message"
          name="message"
          rows={9}
          value={message}
          aria-describedby="enquiry-message-hint"
          onChange={(event) => {
            updateEnquiryDraft({ message: event.target.value });
          }}
        />
      </Field>
      <div className="actions">
        <a className="button" href={href}>
          Send by email
        </a>
        <button type="button" className="button button-quiet" onClick={clearEnquiryDraft}>
          Start afresh
        </button>
      </div>
      <p className="hint">
        This opens your own mail program. What you write here stays in this browser until then.
      </p>
    </div>
  );
}
