import { BUTTONS } from '../../ui/classes.ts';
import { readEnquiryDraft, updateEnquiryDraft } from './enquiry-draft.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';

type Row = readonly [name: string, value: string];

interface MainFigure {
  label: string;
  main: string;
  more?: string;
}

/** The parts of an answer that a quote needs. */
interface Result extends MainFigure {
  inputRows: readonly Row[];
  otherFigures?: readonly MainFigure[];
  rows: readonly Row[];
}

interface ResultActionsProps {
  /** Id of the service to quote for, if there is one. */
  service?: string;
  /** Whether to lead to the planner. */
  hasPlanner?: boolean;
  presentation: Result;
}

/** Next steps for an answer: ask for a quote, share or print it, or (on a service's page) plan the whole home. */
export function ResultActions({ service, hasPlanner = false, presentation }: ResultActionsProps) {
  const saveFigures = () => {
    const { inputRows, otherFigures = [], rows, ...first } = presentation;
    const main = [first, ...otherFigures].map(({ label, main, more }): Row => [
      label,
      more ? `${main} ${more}` : main,
    ]);
    const all = [...inputRows, ...main, ...rows, ['See it again', location.href]];
    const lines = all.map((line) => line.join(': '));
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
      {hasPlanner && (
        <a className={BUTTONS.quiet} href="/planner">
          Plan the whole home
        </a>
      )}
    </div>
  );
}

const OPENING = 'The calculator on your site gave me:';
/** The lines we added ourselves: the opening, then a name and a figure on each line. */
const FIGURE_LINES = new RegExp(`${OPENING}\n(?:[^\n:]+: [^\n]+(?:\n|$))*`);

/**
 * A message that asks for a quote with a calculator's figures. The visitor's own words stay; figures from an earlier
 * request are replaced.
 * @param message the message so far, if any
 * @param lines the figures, one per line
 */
export function withFigures(message: string | undefined, lines: readonly string[]): string {
  const typed = message?.replace(FIGURE_LINES, '').trim() || 'I would like a quote.';
  return `${typed}\n\n${OPENING}\n${lines.join('\n')}\n\n`;
}
