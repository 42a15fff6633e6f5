import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { TextField } from '../../forms/island/Field.tsx';
import { isCaptchaCorrect, makeCaptcha } from '../rules/codes.ts';

interface CaptchaProps {
  captcha: ReturnType<typeof useCaptcha>;
  error: string | undefined;
}

/** Each character's name, since screen readers do not read out case. */
const spellCode = (code: string) =>
  Array.from(code)
    .map((letter) => {
      if (/\d/.test(letter)) return letter;
      return `${letter === letter.toUpperCase() ? 'capital' : 'small'} ${letter}`;
    })
    .join(', ');

/** A code of letters and digits to copy, as text so that it can be enlarged and read aloud. */
export function Captcha({ captcha: { code, entered, enter, refresh }, error }: CaptchaProps) {
  return (
    <div className="captcha mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden">
      <p
        id="captcha-code"
        className="max-w-full rounded-md bg-sunken px-4 py-2 font-[ui-monospace,'Cascadia_Code',Menlo,Consolas,monospace] text-xl leading-[1.3] font-bold tracking-[0.25em] wrap-anywhere select-all"
      >
        {code || '······'}
      </p>
      <p className="sr-only" aria-live="polite">
        {code && `Spelt out: ${spellCode(code)}`}
      </p>
      <button type="button" className={BUTTONS.quiet} onClick={refresh}>
        New code
      </button>
      <div className="basis-full">
        <TextField
          id="enquiry-captcha"
          // No name: compared here and not posted.
          label="Verification code"
          hint="Copy the six characters above, including capitals"
          value={entered}
          onChange={enter}
          error={error}
          required
          width="short"
        />
      </div>
    </div>
  );
}

/**
 * A code to copy, generated in the browser because the built page is the same for every visitor.
 * @param onChange called when the entry or the code changes
 */
export function useCaptcha(onChange: () => void) {
  const [code, setCode] = useState(() => makeCaptcha(Math.random));
  const [entered, setEntered] = useState('');
  const isHydrated = useHydrated();
  return {
    code: isHydrated ? code : '',
    entered,
    enter: (text: string) => {
      setEntered(text);
      onChange();
    },
    refresh: () => {
      setCode(makeCaptcha(Math.random));
      setEntered('');
      onChange();
    },
    isCorrect: isCaptchaCorrect(entered, code),
  };
}
