import { TextField } from '../../ui/Field.tsx';

interface CaptchaProps {
  code: string;
  entered: string;
  onChange: (entered: string) => void;
  onRefresh: () => void;
  error: string | undefined;
}

/** Each character by name, since a voice reads no case. */
const spell = (code: string) =>
  Array.from(code)
    .map((letter) => {
      if (/\d/.test(letter)) return letter;
      return `${letter === letter.toUpperCase() ? 'capital' : 'small'} ${letter}`;
    })
    .join(', ');

/** A code of letters and digits to copy; it is text, so it can be enlarged and read aloud. */
export function Captcha({ code, entered, onChange, onRefresh, error }: CaptchaProps) {
  return (
    <div className="captcha needs-script">
      <p id="captcha-code" className="captcha-code">
        {code || '······'}
      </p>
      <p className="sr-only" aria-live="polite">
        {code && `Spelt out: ${spell(code)}`}
      </p>
      <button type="button" className="button button-quiet" onClick={onRefresh}>
        New code
      </button>
      <TextField
        id="enquiry-captcha"
        name="captcha"
        label="Verification code"
        hint="Copy the six characters above; capitals matter"
        value={entered}
        onChange={onChange}
        error={error}
        width="short"
      />
    </div>
  );
}
