import { useState } from 'react';
import { isCaptchaRight, makeCaptcha } from '../rules/captcha.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** A code to copy, made in the browser because the built page is the same for every visitor. */
export function useCaptcha() {
  const [code, setCode] = useState(() => makeCaptcha(Math.random));
  const [entered, setEntered] = useState('');
  const isHydrated = useHydrated();
  return {
    code: isHydrated ? code : '',
    entered,
    setEntered,
    refresh: () => {
      setCode(makeCaptcha(Math.random));
      setEntered('');
    },
    isRight: isCaptchaRight(entered, code),
  };
}
