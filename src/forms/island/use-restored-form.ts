import { useEffect, useEffectEvent, useRef } from 'react';
import { readTypedTexts } from '../../ui/typed-texts.ts';

/**
 * Fills a form when its island hydrates, and again when the visitor moves through the page's history.
 * @param restore receives the values typed before hydration, by field name; undefined from then on
 * @returns a ref for the form
 */
export function useRestoredForm(restore: (typed?: Readonly<Record<string, string>>) => void) {
  const form = useRef<HTMLFormElement>(null);
  const onChange = useEffectEvent(restore);
  useEffect(() => {
    onChange(form.current ? readTypedTexts(form.current) : {});
    const onPopState = () => {
      onChange();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
    };
  }, []);
  return form;
}
