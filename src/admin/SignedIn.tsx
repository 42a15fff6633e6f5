import { useHydrated } from '../ui/use-hydrated.ts';
import { readEditorToken } from './editor-token.ts';

/** Whether GitHub is asked in the name of the editor who signed in at the form. */
export function SignedIn({ hasEditor }: { hasEditor: boolean }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  if (readEditorToken() !== undefined) {
    return <span className="text-muted">Read as you, who signed in at the form.</span>;
  }
  return hasEditor ? (
    <span className="text-muted">
      Read as anybody. Of a private repository more is seen after you{' '}
      <a href="/editor">sign in at the form</a>.
    </span>
  ) : null;
}
