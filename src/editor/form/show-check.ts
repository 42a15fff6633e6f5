import { holdSave } from './hold-save.ts';

const PLACE = '#check';

/**
 * Shows what the check says above the form, where it stays in view, and lets Save be pressed if nothing is wrong.
 * @param lines none if there is nothing to mend
 */
export function showCheck(lines: readonly string[], isWrong: boolean): void {
  const words = lines.length > 0 ? lines : ['Nothing to mend.'];
  const place = document.querySelector(PLACE);
  // Said again, it would be read aloud with each letter that is typed.
  if (place && place.textContent !== words.join('')) {
    place.replaceChildren(...words.map(paragraph));
  }
  holdSave(isWrong);
}

function paragraph(words: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = words;
  return element;
}

/** Takes the words away with the form that they were about. */
export function clearCheck(): void {
  document.querySelector(PLACE)?.replaceChildren();
  holdSave(false);
}
