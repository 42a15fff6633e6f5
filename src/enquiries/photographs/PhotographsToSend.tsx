import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { countOf } from '../../numbers/format.ts';
import { BUTTONS } from '../../ui/classes.ts';
import {
  $photographs,
  sendPhotographs,
  attachPhotographs,
  loadPhotographs,
} from './photographs.ts';

/** Sends the photographs of a stored enquiry and shows the progress; empty if there are none. */
export function PhotographsToSend() {
  const left = useStore($photographs, { ssr: 'initial' }).filter(({ enquiry }) => enquiry).length;
  const [maxCount, setMaxCount] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  if (left > maxCount) setMaxCount(left);
  const hasSome = maxCount > 0;
  useEffect(() => {
    if (hasSome) void sendPhotographs().then(setHasFailed);
  }, [hasSome, round]);
  if (!hasSome) return null;
  return (
    <div className="my-4" role="status">
      {left === 0 && <p>{`${countOf(maxCount, 'photograph')} sent.`}</p>}
      {left > 0 && !hasFailed && (
        <p>{`Sending photograph ${maxCount - left + 1} of ${maxCount}…`}</p>
      )}
      {left > 0 && hasFailed && (
        <>
          <p>
            {`${countOf(left, 'photograph')} not sent yet. ${left === 1 ? 'It is' : 'They are'} kept in this browser.`}
          </p>
          <button
            type="button"
            className={BUTTONS.quiet}
            onClick={() => {
              setHasFailed(false);
              setRound((count) => count + 1);
            }}
          >
            Send again
          </button>
        </>
      )}
    </div>
  );
}

interface SentPhotographsProps {
  /** The enquiry that has just been stored. */
  id: string;
  /** Empty if it accepts no photographs. */
  token: string;
  email: string;
}

/** Sends the photographs chosen with an enquiry, now that it is stored. */
export function SentPhotographs({ id, token, email }: SentPhotographsProps) {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    void loadPhotographs().then(() => {
      const hasDrafts = $photographs.get().some(({ enquiry }) => !enquiry);
      if (hasDrafts && token) void attachPhotographs(id, token);
      else setIsRefused(hasDrafts);
    });
  }, [id, token]);
  return (
    <>
      <PhotographsToSend />
      {isRefused && <p>{`Your photographs were not sent. Please email them to ${email}.`}</p>}
    </>
  );
}
