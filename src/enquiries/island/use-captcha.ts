import { useState } from 'react';
import { isCaptchaRight, makeCaptcha } from '../rules/captcha.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/**
 * A code to copy, made in the browser because the built page is the same for every visitor.
 * @param onChange called when what was entered, or the code, changes
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
    isRight: isCaptchaRight(entered, code),
  };
}
