import { withFigures } from './quote-request.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { readEnquiryDraft, updateEnquiryDraft } from './enquiry-draft.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';
import { allRows, type Presentation } from '../../values/presentation.ts';

interface ResultActionsProps {
  /** Id of the service that a quote would be for, where it is one. */
  service?: string;
  presentation: Pick<Presentation, 'given' | 'label' | 'main' | 'more' | 'beside' | 'rows'>;
}

/** What to do with an answer: ask for a quote, share or print it, or (on a service's page) plan the whole home. */
export function ResultActions({ service, presentation }: ResultActionsProps) {
  const saveFigures = () => {
    const rows = [...presentation.given, ...allRows(presentation), ['See it again', location.href]];
    const lines = rows.map((line) => line.join(': '));
    const message = withFigures(readEnquiryDraft().message, lines);
    updateEnquiryDraft({ ...(service && { selectedService: service }), message });
  };
  const copy = async () => {
    clearToasts();
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
    <div className="mt-6 flex flex-wrap gap-3 *:px-4 print:hidden">
      <a
        className={BUTTONS.main}
        href={service ? `/contact?service=${service}` : '/contact'}
        onClick={saveFigures}
        onAuxClick={saveFigures}
      >
        Ask for a quote with these figures
      </a>
      <button
        type="button"
        className={BUTTONS.quiet}
        onClick={() => {
          void copy();
        }}
      >
        Copy link
      </button>
      <button
        type="button"
        className={BUTTONS.quiet}
        onClick={() => {
          print();
        }}
      >
        Print
      </button>
      {service && (
        <a className={BUTTONS.quiet} href="/planner">
          Plan the whole home
        </a>
      )}
    </div>
  );
}
