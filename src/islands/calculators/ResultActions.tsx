import { updateEnquiryDraft } from '../../stores/enquiry-draft.ts';
import { addToast } from '../../stores/toasts.ts';

interface ResultActionsProps {
  service: string;
  presentation: {
    label: string;
    main: string;
    rows: readonly (readonly [name: string, value: string])[];
  };
}

/** Ways onward from an answer: ask for a quote with it, share it, print it. */
export function ResultActions({ service, presentation }: ResultActionsProps) {
  const { label, main, rows } = presentation;
  const keep = () => {
    const lines = [`${label}: ${main}`, ...rows.map(([name, value]) => `${name}: ${value}`)];
    const message = `I would like a quote. The calculator on your site gave me:\n\n${lines.join('\n')}\n`;
    updateEnquiryDraft({ service, message });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      addToast({ tone: 'success', title: 'Link copied' });
    } catch {
      addToast({
        tone: 'error',
        title: 'Error',
        description: 'Copy the link from the address bar.',
      });
    }
  };
  return (
    <div className="result-actions">
      <a className="button" href={`/contact?service=${service}`} onClick={keep}>
        Ask for a quote with these figures
      </a>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          void copy();
        }}
      >
        Copy link
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          print();
        }}
      >
        Print
      </button>
    </div>
  );
}
