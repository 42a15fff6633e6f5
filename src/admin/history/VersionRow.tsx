import { BUTTONS } from '../../ui/classes.ts';
import { readEditorToken } from '../editor-token.ts';
import { NewWindowLink } from '../NewWindowLink.tsx';
import { describeMoment } from '../words.ts';
import type { Version } from './read-history.ts';
import type { ToldVersion } from './use-history.ts';

interface VersionRowProps {
  version: ToldVersion;
  /** The newest version; undefined if this is it. */
  newest: Version | undefined;
  hasEditor: boolean;
  isSaving: boolean;
  onReturn: (newest: Version) => void;
}

/** One version of an item: when, who, what changed, and the way back to it. */
export function VersionRow(props: VersionRowProps) {
  const { version, newest, hasEditor, isSaving, onReturn } = props;
  const { at, by, message, url, file, changes } = version;
  const moment = describeMoment(at);
  const canReturn = newest && file && file.sha !== newest.file?.sha;
  const isSignedIn = readEditorToken() !== undefined;
  return (
    <li className="grid gap-2 border-t border-hairline py-4">
      <p>
        <strong>{moment}</strong>
        <span>{`, ${by}${newest ? '' : ' (as it is now)'}`}</span>
      </p>
      <ul className="grid gap-1 wrap-anywhere">
        {changes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {canReturn && isSignedIn && (
          <button
            type="button"
            className={BUTTONS.quiet}
            aria-disabled={isSaving}
            onClick={() => {
              if (!isSaving) onReturn(newest);
            }}
          >
            Bring this version back<span className="sr-only">{` of ${moment}`}</span>
          </button>
        )}
        {canReturn && !isSignedIn && (
          <span className="text-muted">
            <span>To bring this version back, </span>
            {hasEditor ? (
              <a href="/editor">sign in at the form</a>
            ) : (
              <span>change the file at GitHub</span>
            )}
            <span>.</span>
          </span>
        )}
        <NewWindowLink href={url}>
          <span>{message.split('\n')[0]}</span>
          <span className="sr-only">, at GitHub</span>
        </NewWindowLink>
      </p>
    </li>
  );
}
