import { useEffect, useState } from 'react';
import { $photographs, attachPhotographs, loadPhotographs } from './photographs.ts';
import { PhotographsToSend } from './PhotographsToSend.tsx';

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
